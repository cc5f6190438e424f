import type { RemoteEntry } from '@tdt/contracts';
import { loadScript } from './load-script.ts';

/** What a remote's `remoteEntry.js` defines as a global: a container of Module Federation. */
interface Container {
  init(scope: unknown): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

/** Provided by Rspack in every build that shares modules. */
declare const __webpack_init_sharing__: (scope: 'default') => Promise<void>;
declare const __webpack_share_scopes__: { default: unknown };

const MODULE = './remote';

/**
 * Loads the one module that a remote exposes; the modules that the shell shares are handed to it.
 * @param url address of the remote's entry; another one for each attempt, since a browser remembers what failed
 */
export async function loadRemoteModule({ name, container: global }: RemoteEntry, url: string): Promise<unknown> {
  const globals = window as unknown as Record<string, unknown>;
  // Left over from an attempt before, it would be taken for the new one.
  globals[global] = undefined;
  await loadScript(url);
  const container = globals[global];
  if (!isContainer(container)) throw new Error(`The entry of the remote ${name} defines no container.`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const module = await container.get(MODULE);
  return module();
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
