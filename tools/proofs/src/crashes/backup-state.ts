import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { NEWSLETTER_API } from '@tdt/contracts/plain';
import { connect } from '@tdt/embedded-mongo';
import type { RunningSite } from '@tdt/testing';
import mongoose from 'mongoose';

const COLLECTIONS = ['admin_users', 'countries', 'newsletter_subscribers', 'page_content', 'recipes', 'seo_metadata'];
type Connection = mongoose.mongo.Db;

/** What must be restored or left unchanged as a whole: numbers of documents by their tag, and checksums of pictures. */
export interface SiteState {
  documents: Record<string, number>;
  pictures: Record<string, string>;
}

/** Works on the database of a site through a connection of its own. */
export async function onDatabase<T>(site: RunningSite, work: (database: Connection) => Promise<T>): Promise<T> {
  const uri = await connect(join(site.dataDir, 'engine'));
  const connection = await mongoose.createConnection(uri, { dbName: 'tour-de-table' }).asPromise();
  try {
    if (!connection.db) throw new Error('The connection is not open.');
    return await work(connection.db);
  } finally {
    await connection.close(true);
  }
}

/** Marks all documents, so that those of two states are distinguishable. */
export const tagDocuments = (site: RunningSite, tag: string): Promise<void> =>
  onDatabase(site, async (database) => {
    for (const name of COLLECTIONS) await database.collection(name).updateMany({}, { $set: { tag } });
  });

/** Documents without a tag were written since: they are not counted. */
export async function siteState(site: RunningSite): Promise<SiteState> {
  const documents: Record<string, number> = {};
  await onDatabase(site, async (database) => {
    for (const name of COLLECTIONS)
      for await (const { tag } of database
        .collection(name)
        .find({ tag: { $exists: true } }, { projection: { tag: 1 } }))
        documents[`${name} ${tag}`] = (documents[`${name} ${tag}`] ?? 0) + 1;
  });
  const pictures: Record<string, string> = {};
  for (const path of await picturesOf(site))
    pictures[path] = createHash('sha256')
      .update(await readFile(join(site.dataDir, path)))
      .digest('hex');
  return { documents, pictures };
}

/** Originals: variants, named with their size, are made when they are asked for. */
async function picturesOf({ dataDir }: RunningSite): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'media'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /^[\da-f-]{36}\.webp$/.test(entry.name));
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(dataDir.length + 1)).sort();
}

/** Removes every other picture, as if editors had replaced them. */
export async function removePictures(site: RunningSite): Promise<void> {
  const paths = await picturesOf(site);
  for (const path of paths.filter((_, index) => index % 2 === 0)) await rm(join(site.dataDir, path));
}

/** Whether all documents, and no others, and all pictures of `expected` are there. Restores remove no picture. */
export const isState = (found: SiteState, expected: SiteState): boolean =>
  JSON.stringify(found.documents) === JSON.stringify(expected.documents) &&
  Object.entries(expected.pictures).every(([path, checksum]) => found.pictures[path] === checksum);

/** Collections that a restore has left behind. */
export const leftovers = (site: RunningSite): Promise<string[]> =>
  onDatabase(site, async (database) => {
    const names = (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
    return names.filter((name) => name.startsWith('restore_'));
  });

/** Signs subscribers up until it is stopped. @returns the addresses of all that were acknowledged */
export function signUpUntil(stop: AbortSignal, { url }: RunningSite, round: string): Promise<string[]> {
  return (async () => {
    const acknowledged: string[] = [];
    for (let number = 0; !stop.aborted; number += 1) {
      const email = `${round}-${number}@example.org`;
      const response = await fetch(`${url}${NEWSLETTER_API.subscriptions}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          first_name: 'Ana',
          last_name: 'Lima',
          email,
          birthdate: null,
          opted_in: true,
          source: 'website_default',
        }),
      }).catch(() => null);
      if (response?.status === 201) acknowledged.push(email);
      await delay(20);
    }
    return acknowledged;
  })();
}

/** Those of the addresses that are not stored. */
export const missingSubscribers = (site: RunningSite, emails: readonly string[]): Promise<string[]> =>
  onDatabase(site, async (database) => {
    const all = await database
      .collection('newsletter_subscribers')
      .find({}, { projection: { email: 1 } })
      .toArray();
    const stored = all.map(({ email }) => email);
    return emails.filter((email) => !stored.includes(email));
  });
