#!/usr/bin/env node
import { isWantedNode } from './bootstrap/node-version.mjs';
import { refuse } from './bootstrap/say.mjs';

// In this process, so that the terminal and its signals belong to the command.
if (!isWantedNode) refuse('The command line needs the installed Node: please run npm start once, then npm run cli.');
await import(new URL('../../../cli/src/main.ts', import.meta.url).href);
