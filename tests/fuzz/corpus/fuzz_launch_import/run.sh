#!/bin/bash
torchrun --nnodes 16 --nproc_per_node 8 pretrain_gpt.py --num-layers 80 --hidden-size 8192 --ffn-hidden-size 28672 \
  --num-attention-heads 64 --group-query-attention --num-query-groups 8 --swiglu --seq-length 8192 \
  --tensor-model-parallel-size 8 --pipeline-model-parallel-size 4 --micro-batch-size 1 --global-batch-size 512 --bf16 --sequence-parallel
