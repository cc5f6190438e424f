#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { isWantedNode } from './bootstrap/node-version.mjs';
import { refuse } from './bootstrap/say.mjs';

/**
 * `npm run cli`: the built command line, its sources when they have changed since; same process, so that its terminal and
 * signals are its own.
 */
const bundle = new URL('../../../cli/dist/main.js', import.meta.url);
const source = new URL('../../../cli/src/main.ts', import.meta.url);

if (!isWantedNode) refuse('The command line needs the installed Node: please run npm start once, then npm run cli.');
const { isBuilt } = await import('./build/build-workspace.ts');
await import((existsSync(bundle) && isBuilt() ? bundle : source).href);
