import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isLocalSite } from '@tdt/config';
import { INSTALLATION } from '@tdt/config/installation';
import { failureKind, StorageUnreachable } from '@tdt/database/failures';
import { openStorage } from '@tdt/files/storage';
import type { SiteSettings } from '../settings.ts';
import { type Check, ok, problem, skipped, warning } from './finding.ts';
import { newsletterCheck } from './newsletter-check.ts';

const GB = 1_000_000_000;
/** Below it, a restore or some uploads can fill the disk. */
const LOW_DISK_BYTES = GB;
const FULL_DISK_BYTES = GB / 10;
/** Rights that only the owner may have. The group of the service may also read its settings. */
const OTHERS = { secret: 0o077, settings: 0o037 };

/** The checks that need no database. */
export const installationChecks = (settings: SiteSettings): Record<string, Check> => ({
  settings: async () => checkAddress(settings),
  proxy: async () => checkProxy(settings),
  storage: () => checkStorage(settings),
  disk: () => checkDisk(settings.dataDir),
  secrets: () => checkModes(settings),
  newsletter: newsletterCheck(settings.newsletter.brevo),
});

function checkAddress({ site }: SiteSettings) {
  if (isLocalSite(site.url)) {
    return warning(`PUBLIC_URL is ${site.url}: only this machine can use the site.`, 'Set PUBLIC_URL in .env.');
  }
  if (site.url.startsWith('https:')) return ok(`The settings are valid; visitors reach the site at ${site.url}.`);
  return warning(`PUBLIC_URL is not https (${site.url}).`, 'Set up https and change PUBLIC_URL in .env.');
}

/** The server itself speaks http only. */
function checkProxy({ site, trustProxy }: SiteSettings) {
  if (trustProxy.length > 0) return ok(`The site believes the proxies ${trustProxy.join(', ')}.`);
  if (!site.url.startsWith('https:')) return ok('No proxy is set, and none is needed without https.');
  return warning(
    'PUBLIC_URL is https, so a proxy stands in front of the site, but the site does not know it: all visitors count as one.',
    'Set TRUST_PROXY in .env: loopback for a proxy on this machine, else its address.',
  );
}

async function checkStorage(settings: SiteSettings) {
  const place = settings.s3 ? 'the bucket' : settings.dataDir;
  try {
    await (await openStorage(settings)).check();
    return ok(`Files can be written to ${place}.`);
  } catch (error) {
    if (failureKind(error) === 'full') return problem(`There is no space left in ${place}.`, 'Make room there.');
    if (!(error instanceof StorageUnreachable)) throw error;
    return problem(`The storage of files cannot be used: ${error.reason}.`, `${error.remedy}.`);
  }
}

async function checkDisk(dataDir: string) {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${(free / GB).toFixed(1)} GB are free in ${dataDir}.`;
  const fix = 'Free space on this disk: npm run --silent cli -- media sweep, and remotes prune.';
  if (free < FULL_DISK_BYTES) return problem(text, fix);
  return free < LOW_DISK_BYTES ? warning(text, fix) : ok(text);
}

/** `JWT_SECRET` itself is long enough, else the settings would be refused. */
async function checkModes({ dataDir }: SiteSettings) {
  if (process.platform === 'win32') return skipped('Windows has no file modes.');
  const files = [
    { path: join(INSTALLATION, '.env'), forbidden: OTHERS.settings, command: 'chmod g-wx,o=' },
    { path: join(dataDir, 'secret'), forbidden: OTHERS.secret, command: 'chmod go=' },
    { path: join(dataDir, 'engine'), forbidden: OTHERS.secret, command: 'chmod go=' },
  ];
  const modes = await Promise.all(files.map(({ path }) => stat(path).catch(() => null)));
  const open = files.filter(({ forbidden }, index) => ((modes[index]?.mode ?? 0) & forbidden) !== 0);
  if (open.length === 0) return ok('Other users of this machine cannot read the secrets.');
  const text = `Other users of this machine can read ${open.map(({ path }) => path).join(', ')}.`;
  return warning(text, `Type: ${open.map(({ path, command }) => `${command} ${path}`).join(' && ')}`);
}
