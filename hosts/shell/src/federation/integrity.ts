import type { RemoteEntry } from '@tdt/contracts';

/**
 * What the browser holds a remote's entry against before it runs it, as the registry has it: storage and caches between
 * are not believed. A development server has another entry with every change.
 */
export function integrityOf({ entry, integrity }: RemoteEntry): string | undefined {
  if (!entry.startsWith('/')) return undefined;
  const bytes = integrity.replace(/../g, (hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return `sha256-${btoa(bytes)}`;
}
