#!/usr/bin/env node
import { handOver } from './bootstrap/hand-over.mjs';

// `node run.mjs bench …`: runs the command of this folder, with the parameters that follow its name.
const [command] = process.argv.splice(2, 1);
await handOver(`tools/workspace/src/${command}/main.ts`);
