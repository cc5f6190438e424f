import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';
import type { ServerBundle } from '@tdt/federation';

const nodeRequire = createRequire(import.meta.url);

/**
 * Evaluates a server bundle, one CommonJS file, and returns what it exports. Its modules live and die with this worker.
 * This is no sandbox, which is why the registered hash is checked first.
 * @param shared modules that the bundle may require
 * @param allowsNode whether it may require Node's own modules as well; remotes may not
 */
export function loadBundle(
  bundle: ServerBundle,
  shared: Readonly<Record<string, unknown>>,
  allowsNode = false,
): unknown {
  const code = readFileSync(bundle.path);
  if (createHash('sha256').update(code).digest('hex') !== bundle.sha256) {
    throw new Error(`The server bundle of ${bundle.name} ${bundle.version} is not the one that was registered.`);
  }
  const evaluate = new Script(`(function (exports, require, module, __filename, __dirname) {${code}\n})`, {
    filename: bundle.path,
  }).runInThisContext();
  const module = { exports: {} };
  const require = (id: string): unknown => {
    if (Object.hasOwn(shared, id)) return shared[id];
    if (allowsNode && isBuiltin(id)) return nodeRequire(id);
    throw new Error(`The server bundle of ${bundle.name} requires "${id}", which the shell does not share.`);
  };
  evaluate(module.exports, require, module, bundle.path, dirname(bundle.path));
  return module.exports;
}
