import { createHash } from 'node:crypto';
import type { Build } from '@tdt/contracts';
import { buildFolder, type RemotesRegistry } from '@tdt/federation';
import type { Media } from '@tdt/files';
import type { Storage } from '@tdt/files/storage';
import type { Sitemap } from '@tdt/sitemap';
import { type Check, ok, problem, warning } from './finding.ts';

interface Parts {
  media: Pick<Media, 'sweep' | 'damaged'>;
  remotes: Pick<RemotesRegistry, 'current' | 'list'>;
  sitemap: Pick<Sitemap, 'compare'>;
  storage: Pick<Storage, 'open'>;
}

const CLI = 'npm run --silent cli --';
const SHOWN = 5;

/** The checks of builds, sitemap and pictures. */
export const contentChecks = (parts: Parts): Record<string, Check> => ({
  remotes: () => checkRemotes(parts),
  sitemap: () => checkSitemap(parts),
  pictures: () => checkPictures(parts),
});

async function checkRemotes({ remotes, storage }: Parts) {
  const { projects } = await remotes.list();
  const { shell, remotes: live } = remotes.current();
  if (!shell)
    return problem('No shell is live: visitors get no pages.', 'Type: npm start, or remotes deploy shell DIR.');
  const damaged: string[] = [];
  for (const build of [shell, ...live]) {
    if (!(await isWhole(build, storage))) damaged.push(`${build.name} ${build.version}`);
  }
  const resting = projects.filter(({ resting }) => resting).map(({ name }) => name);
  if (damaged.length === 0 && resting.length > 0) {
    const text = `Built for another platform than the live shell, so not served: ${resting.join(', ')}.`;
    return problem(text, `Build and deploy them again: ${CLI} remotes deploy NAME DIR.`);
  }
  if (damaged.length === 0) return ok(`The shell and ${live.length} remotes are live and whole.`);
  return problem(
    `Files are missing or changed in the builds ${damaged.join(', ')}.`,
    `Build and deploy them again: ${CLI} remotes deploy NAME DIR.`,
  );
}

async function isWhole(build: Build, storage: Parts['storage']): Promise<boolean> {
  for (const { path, sha256 } of build.files) {
    const stored = await storage.open(`${buildFolder(build)}/${path}`);
    if (
      !stored ||
      createHash('sha256')
        .update(await stored.read())
        .digest('hex') !== sha256
    )
      return false;
  }
  return true;
}

async function checkSitemap({ sitemap }: Parts) {
  const { published_at, changes, urls } = await sitemap.compare();
  const fix = `Type: ${CLI} sitemap regenerate`;
  if (published_at === null || changes === null) return warning('No sitemap was published yet.', fix);
  const { added, removed, updated } = changes;
  const total = added.total + removed.total + updated.total;
  if (total === 0) return ok(`The published sitemap is up to date (${urls} addresses).`);
  return warning(`The sitemap of ${published_at} lacks ${total} changes.`, fix);
}

async function checkPictures({ media }: Parts) {
  const { missing, unused } = await media.sweep({ dryRun: true });
  const damaged = await media.damaged();
  const lost = [
    ...(missing.length > 0 ? [`${missing.length} files that content refers to are missing: ${some(missing)}.`] : []),
    ...(damaged.length > 0 ? [`${damaged.length} files are damaged or empty: ${some(damaged)}.`] : []),
  ];
  if (lost.length > 0) return problem(lost.join(' '), 'Restore a backup, or upload them again in the back office.');
  if (unused.length === 0) return ok('Every picture exists and is used.');
  return warning(`Nothing refers to ${unused.length} uploads.`, `Type: ${CLI} media sweep`);
}

const some = (addresses: readonly string[]): string => addresses.slice(0, SHOWN).join(', ');
