import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@tdt/contracts';
import type { Connection } from 'mongoose';
import type { SiteSettings } from './settings.ts';

/** The database responds, but no site has stored anything there: it is probably the wrong one. */
export class SiteMissing extends AppError {
  constructor() {
    super('NOT_READY', { detail: 'Aucun site n’est installé ici.' });
    this.name = 'SiteMissing';
  }
}

/** A site that any release has opened once has one of them. */
const COLLECTIONS = ['migrations', 'recipes'];

/** Throws `SiteMissing` if the embedded database has no files, without creating its folder. */
export function requireFiles({ mongodbUri, dataDir }: Pick<SiteSettings, 'mongodbUri' | 'dataDir'>): void {
  if (mongodbUri === null && !existsSync(join(dataDir, 'engine'))) throw new SiteMissing();
}

/** Throws `SiteMissing` if the database has none of the site's collections. */
export async function requireCollections(connection: Connection): Promise<void> {
  const found = (await connection.listCollections()).map(({ name }) => name);
  if (!COLLECTIONS.some((name) => found.includes(name))) throw new SiteMissing();
}
