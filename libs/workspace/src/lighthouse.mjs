#!/usr/bin/env node
import { handOver } from './bootstrap/hand-over.mjs';

await handOver('libs/workspace/src/lighthouse/main.ts');
