import type { Layout, Remotes, Site } from '@tdt/contracts';
import type { RemotesRegistry, ServerBundle } from '@tdt/federation';
import type { Fault, WorkerData } from '../messages.ts';

/** One state of the registry, with all that a worker needs to render it. */
export interface Generation {
  number: number;
  data: Omit<WorkerData, 'running'>;
  /** Remotes whose server bundle cannot be read. */
  missing: Fault[];
}

const ATTEMPTS = 5;

/** Reads what is live; `null` before a shell is registered. */
export async function readGeneration(remotes: RemotesRegistry, site: Site): Promise<Generation | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { generation, shell, remotes: builds } = remotes.current();
    const assets = remotes.shellAssets('public');
    const adminAssets = remotes.shellAssets('admin');
    const view = remotes.publicView();
    if (!shell || !assets) return null;
    const missing: Fault[] = [];
    const [shellBundle, ...others] = await Promise.all([
      remotes.serverBundle(shell.name),
      ...builds.map(({ name, version }) =>
        remotes.serverBundle(name).catch((error: unknown) => void missing.push({ name, version, error })),
      ),
    ]);
    // Another build went live meanwhile: bundles and facts may not be of one generation.
    if (remotes.current().generation !== generation) continue;
    if (!shellBundle) throw new Error(`The shell ${shell.version} has no server bundle.`);
    const { editing: _, ...visited } = site;
    const data = {
      facts: { site: visited, remotes: ofLayout('public', view), shell: assets },
      admin: adminAssets && { site, remotes: ofLayout('admin', view), shell: adminAssets },
      shell: shellBundle,
      remotes: others.filter((bundle): bundle is ServerBundle => bundle != null),
    };
    return { number: generation, data, missing };
  }
  throw new Error('The remotes registry changes too quickly to be read.');
}

/** Each document knows the remotes of its own layout only. */
const ofLayout = (wanted: Layout, { generation, remotes }: Remotes): Remotes => ({
  generation,
  remotes: remotes.filter(({ layout }) => layout === wanted),
});
