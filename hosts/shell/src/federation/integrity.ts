import type { RemoteEntry } from '@tdt/contracts';

/**
 * The registry's hash of a remote's entry, in the form that browsers check before they run it, so that neither storage
 * nor caches need to be trusted. `undefined` for a development server, whose entry changes with every edit.
 */
export function integrityOf({ entry, integrity }: RemoteEntry): string | undefined {
  if (!entry.startsWith('/')) return undefined;
  const bytes = integrity.replace(/../g, (hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return `sha256-${btoa(bytes)}`;
}
