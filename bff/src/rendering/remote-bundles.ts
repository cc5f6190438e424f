import type { ServerBundle } from '@tdt/core';
import { loadBundle } from './load-bundle.ts';

export interface RemoteModule {
  routes: unknown;
}

/** The remotes' server bundles of one worker, each evaluated once. */
export interface RemoteBundles {
  /** Throws what evaluating the bundle throws, each time. */
  load(name: string): RemoteModule;
  /** The module, `null` when there is none or it cannot be evaluated. */
  find(name: string): RemoteModule | null;
}

export function createRemoteBundles(
  bundles: readonly ServerBundle[],
  shared: Readonly<Record<string, unknown>>,
): RemoteBundles {
  const loaded = new Map<string, RemoteModule>();
  const broken = new Map<string, unknown>();

  function load(name: string): RemoteModule {
    const known = loaded.get(name);
    if (known) return known;
    if (broken.has(name)) throw broken.get(name);
    try {
      const module = evaluate(name);
      loaded.set(name, module);
      return module;
    } catch (error) {
      broken.set(name, error);
      throw error;
    }
  }

  function evaluate(name: string): RemoteModule {
    const bundle = bundles.find((one) => one.name === name);
    if (!bundle) throw new Error(`There is no server bundle of ${name}.`);
    const module = loadBundle(bundle, shared) as Partial<RemoteModule>;
    if (!Array.isArray(module.routes)) throw new Error(`The server bundle of ${name} exports no routes.`);
    return { routes: module.routes };
  }

  return {
    load,
    find(name) {
      try {
        return load(name);
      } catch {
        return null;
      }
    },
  };
}
