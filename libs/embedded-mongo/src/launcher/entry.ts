import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file to start the engine with: the one asked for, the one in TDT_ENGINE_ENTRY, `engine.js` beside the running bundle,
 * or the TypeScript source. A bundler may freeze `import.meta.url` at the source's place, so the started script counts too.
 */
export function resolveEntry(asked: string | undefined): string {
  const explicit = asked ?? process.env.TDT_ENGINE_ENTRY;
  if (explicit) return path.resolve(explicit);
  const here = path.dirname(fileURLToPath(import.meta.url));
  const started = process.argv[1] ? [path.dirname(process.argv[1])] : [];
  const bundled = [here, ...started].map((directory) => path.join(directory, BUNDLE)).find((file) => existsSync(file));
  return bundled ?? path.join(here, '..', 'main.ts');
}

const BUNDLE = 'engine.js';
