#!/usr/bin/env node
import { handOver } from './bootstrap/hand-over.mjs';

await handOver('tools/workspace/src/faults/main.ts');
