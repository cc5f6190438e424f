import type { ModuleFederationOptions } from '@module-federation/rsbuild-plugin';
import { PLATFORM_VERSION } from '@tdt/platform/version';

/**
 * Modules that live once on a page: the shell provides them, remotes use them. A share key is the exact request, so
 * `react` does not cover `react/jsx-runtime`. react-router-dom is absent on purpose: shared modules cannot be
 * tree-shaken, and the whole router costs 25 kB more than the facade.
 */
export const SHARED_MODULES = ['react', 'react-dom', 'react/jsx-runtime', '@tdt/platform'] as const;

/** Development builds of React's JSX ask for another module. */
const DEVELOPMENT_MODULES = ['react/jsx-dev-runtime'] as const;

type Shared = NonNullable<Extract<ModuleFederationOptions['shared'], Record<string, unknown>>>;

function shareEach(settings: object, development: boolean): Shared {
  const names: string[] = [...SHARED_MODULES, ...(development ? DEVELOPMENT_MODULES : [])];
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        singleton: true,
        requiredVersion: false,
        ...settings,
        // The facade is a workspace package: its version says which builds fit together.
        ...(name === '@tdt/platform' ? { version: PLATFORM_VERSION } : {}),
      },
    ]),
  );
}

/**
 * The shell's side. Eager: everything is in the one first chunk, so that no asynchronous boundary delays the start. An
 * eager module is only provided if the shell itself imports it.
 */
export function sharedByShell(development: boolean): Shared {
  return shareEach({ eager: true }, development);
}

/** A remote's side. `import: false`: a remote carries no copy of its own to fall back to. */
export function sharedByRemote(development: boolean): Shared {
  return shareEach({ import: false }, development);
}

/** What a remote's server bundle may require, as externals of a CommonJS build. */
export function serverExternals(development: boolean): Record<string, string> {
  const names: string[] = [...SHARED_MODULES, ...(development ? DEVELOPMENT_MODULES : [])];
  return Object.fromEntries(names.map((name) => [name, `commonjs ${name}`]));
}
