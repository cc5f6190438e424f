import type { AdminFacts, BootFacts, Layout, Remotes, Site } from '@tdt/contracts';
import type { RemotesService, ServerBundle } from '@tdt/core';
import type { WorkerSettings } from './messages.ts';

export interface Generation extends WorkerSettings {
  number: number;
  /** Remotes whose server bundle cannot be had: the browser renders them. */
  missing: { name: string; version: string; cause: unknown }[];
}

const ATTEMPTS = 5;

/** All that a worker of the live generation needs; `null` before a shell is registered. */
export async function readGeneration(remotes: RemotesService, site: Site): Promise<Generation | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { generation, shell, remotes: builds } = remotes.current();
    const assets = remotes.shellAssets('public');
    const adminAssets = remotes.shellAssets('admin');
    const view = remotes.publicView();
    if (!shell || !assets) return null;
    const facts: BootFacts = { site, remotes: ofLayout('public', view), shell: assets };
    const admin: AdminFacts | null = adminAssets && { site, remotes: ofLayout('admin', view), shell: adminAssets };
    const [shellBundle, ...others] = await Promise.all([
      remotes.serverBundle(shell.name),
      ...builds.map(({ name, version }) =>
        remotes.serverBundle(name).catch((cause: unknown) => ({ missing: { name, version, cause } })),
      ),
    ]);
    // Something went live in between: bundles and facts would not be of one generation.
    if (remotes.current().generation !== generation) continue;
    if (!shellBundle) throw new Error(`The shell ${shell.version} has no server bundle.`);
    const missing = others.flatMap((one) => (one && 'missing' in one ? [one.missing] : []));
    return { number: generation, facts, admin, shell: shellBundle, remotes: others.filter(isBundle), missing };
  }
  throw new Error('The remotes registry changes too quickly to be read.');
}

/** Each document knows its own remotes only. */
const ofLayout = (wanted: Layout, { generation, remotes }: Remotes): Remotes => ({
  generation,
  remotes: remotes.filter(({ layout }) => layout === wanted),
});

const isBundle = (one: ServerBundle | object | null): one is ServerBundle => one !== null && 'sha256' in one;
