import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The data folder that release 1 has written, and the responses of its site. */
const FIXTURES = join(import.meta.dirname, '../../fixtures');
const ARCHIVE = join(FIXTURES, 'release-1.tar.gz');
export const EXPECTED = join(FIXTURES, 'release-1.json');

export const PUBLIC_URL = 'https://table.example';
export const EDITOR = 'camille@table.example';
export const ADMIN = 'dominique@table.example';
export const PASSWORD = 'tour de table 1';
/** A remote with two deployed builds. */
export const REMOTE = {
  name: 'annonces',
  page: '/annonces',
  builds: ['Première édition', 'Deuxième édition'],
} as const;

/** Settings of a site on the folder. Brevo is not called. */
export const ENV = { PUBLIC_URL, TRUST_PROXY: 'loopback' };

/** Responses of the site; those of the next release must contain at least that. */
export interface Expected {
  /** `PLATFORM_VERSION` of the release: its remote is served by a site of this platform only. */
  platform: string;
  /** JSON by path, for visitors and editors. */
  responses: Record<string, unknown>;
  /** Other texts by path. */
  texts: Record<string, string>;
  /** Where former addresses lead. */
  redirects: Record<string, string>;
  /** Checksums of pictures by path. */
  files: Record<string, string>;
  /** The token of a link to unsubscribe, and the subscriber's id. */
  unsubscribe: { token: string; id: string };
  /** Actions in the audit log, in any order. */
  audit: string[];
}

const run = promisify(execFile);

/** Made anew where they are missing: the log of the engine, and the sizes of pictures. */
const REMADE = ['--exclude=engine.log', '--exclude=*.avif'];

/** Packs a data folder. */
export const pack = (folder: string) => run('tar', ['-czf', ARCHIVE, ...REMADE, '-C', folder, '.']);

/** Unpacks the fixture into an empty folder. */
export const unpack = (folder: string) => run('tar', ['-xzf', ARCHIVE, '-C', folder]);
