#!/usr/bin/env node
// @ts-check
import { existsSync } from 'node:fs';

/** npm links this file at install time, before the build makes the bundle. */
const bundle = new URL('../dist/main.js', import.meta.url);

if (existsSync(bundle)) {
  await import(bundle.href);
} else {
  process.stderr.write('The commands are not built yet. Run `npm run build` first (`npm start` does it too).\n');
  process.exitCode = 1;
}
