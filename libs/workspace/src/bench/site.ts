import { startSite } from '@tdt/testing';
import { buildWorkspace, isBuilt } from '../build/build-workspace.ts';
import { firstView } from './first-view.ts';
import type { Measurement } from './measurement.ts';
import { startUp } from './start-up.ts';
import { throughput } from './throughput.ts';

/** The site as visitors get it: built, with the demo, on a database of its own. */
export async function measureSite(): Promise<Measurement[]> {
  if (!isBuilt() && !(await buildWorkspace({ quiet: true }))) throw new Error('The site could not be built.');
  const site = await startSite({ programs: 'bundles' });
  try {
    return [
      ...(await startUp(site)),
      ...(await firstView(site.url, '/')),
      ...(await firstView(site.url, '/toutes-recettes')),
      ...(await throughput(site.url)),
    ];
  } finally {
    await site.stop();
  }
}
