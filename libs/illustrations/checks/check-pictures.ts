/**
 * Draws every specimen and compares it with the one accepted before (baseline.json). `--accept` records today's
 * pictures: after adding a dish or a place, or when a change was meant.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dishSpecimens, fingerprint, placeSpecimens } from './specimens.ts';

const file = new URL('./baseline.json', import.meta.url);
const accepted: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
const countries = new Set(Object.keys(accepted).flatMap((name) => /^[A-Z]{2}(?=\|)/.exec(name) ?? []));
const specimens = [...dishSpecimens, ...placeSpecimens([...countries])];

const drawn = Object.fromEntries(specimens.map(({ name, draw }) => [name, fingerprint(draw())]));
const differing = specimens.filter(({ name }) => drawn[name] !== accepted[name]);

console.log(`${specimens.length - differing.length} of ${specimens.length} pictures unchanged`);
for (const { name } of differing) console.log(`${name in accepted ? 'changed' : 'new'}: ${name}`);
if (process.argv.includes('--accept')) writeFileSync(file, `${JSON.stringify(drawn, null, 2)}\n`);
else process.exitCode = differing.length > 0 ? 1 : 0;
