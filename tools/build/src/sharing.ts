import type { ModuleFederationOptions } from '@module-federation/rsbuild-plugin';
import type { Layout } from '@tdt/contracts';
import { PLATFORM_VERSION } from '@tdt/platform/version';

/**
 * Modules that live once on a page: the shell provides them, remotes use them. A share key is the exact request, so
 * `react` does not cover `react/jsx-runtime`. react-router-dom is absent on purpose: shared modules cannot be
 * tree-shaken, and the whole router costs 25 kB more than the facade.
 */
export const SHARED_MODULES = ['react', 'react-dom', 'react/jsx-runtime', '@tdt/platform'] as const;

/** What the back office's document shares in addition: its kit and its API client. */
const ADMIN_MODULES = ['@tdt/platform/admin', '@tdt/admin/api', '@tdt/admin/kit'] as const;

/** Development builds of React's JSX ask for another module. */
const DEVELOPMENT_MODULES = ['react/jsx-dev-runtime'] as const;

type Shared = NonNullable<Extract<ModuleFederationOptions['shared'], Record<string, unknown>>>;

function sharedModules(layout: Layout, development: boolean): string[] {
  return [...SHARED_MODULES, ...(layout === 'admin' ? ADMIN_MODULES : []), ...(development ? DEVELOPMENT_MODULES : [])];
}

function shareEach(names: string[], settings: object): Shared {
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        singleton: true,
        requiredVersion: false,
        ...settings,
        // The version of the platform says which builds are compatible.
        ...(name.startsWith('@tdt/') ? { version: PLATFORM_VERSION } : {}),
      },
    ]),
  );
}

/**
 * The shell's side. Eager: all shared modules are in the first chunk, so that no asynchronous boundary delays the
 * start. An eager module is provided only if the shell itself imports it.
 */
export function sharedByShell(layout: Layout, development: boolean): Shared {
  return shareEach(sharedModules(layout, development), { eager: true });
}

/** A remote's side. `import: false`: a remote has no copy of its own as a fallback. */
export function sharedByRemote(layout: Layout, development: boolean): Shared {
  return shareEach(sharedModules(layout, development), { import: false });
}

/** What a remote's server bundle may require, as externals of a CommonJS build. */
export function serverExternals(development: boolean): Record<string, string> {
  return Object.fromEntries(sharedModules('public', development).map((name) => [name, `commonjs ${name}`]));
}
