import type { BootFacts, Site } from '@tdt/contracts';
import type { RemotesService, ServerBundle } from '@tdt/core';
import type { WorkerSettings } from './messages.ts';

export interface Generation extends WorkerSettings {
  number: number;
}

const ATTEMPTS = 5;

/** All that a worker of the live generation needs; `null` before a shell is registered. */
export async function readGeneration(remotes: RemotesService, site: Site): Promise<Generation | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { generation, shell, remotes: builds } = remotes.current();
    const assets = remotes.shellAssets();
    if (!shell || !assets) return null;
    const facts: BootFacts = { site, remotes: remotes.publicView(), shell: assets };
    const bundles = await Promise.all([shell.name, ...builds.map(({ name }) => name)].map(remotes.serverBundle));
    // Something went live in between: bundles and facts would not be of one generation.
    if (remotes.current().generation !== generation) continue;
    const [shellBundle, ...others] = bundles;
    if (!shellBundle) throw new Error(`The shell ${shell.version} has no server bundle.`);
    return { number: generation, facts, shell: shellBundle, remotes: others.filter(isBundle) };
  }
  throw new Error('The remotes registry changes too quickly to be read.');
}

const isBundle = (bundle: ServerBundle | null | undefined): bundle is ServerBundle => !!bundle;
