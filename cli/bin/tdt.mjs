#!/usr/bin/env node
// @ts-check
import { existsSync } from 'node:fs';

/** The bundle is made by the build, and npm links the command at install time: this file is there from the start. */
const bundle = new URL('../dist/main.js', import.meta.url);

if (existsSync(bundle)) {
  await import(bundle.href);
} else {
  process.stderr.write('The commands are not built yet. Run `npm run build` first (`npm start` does it too).\n');
  process.exitCode = 1;
}
