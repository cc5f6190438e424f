import { REGISTRY_COLLECTION } from '@tdt/federation';
import type { Storage } from '@tdt/files/storage';
import type { Connection } from 'mongoose';

/** What a backup copies, and a restore replaces. */
export interface Stores {
  connection: Connection;
  storage: Storage;
}

/**
 * Of processes and visits, not of the content: no backup has them. A change of many recipes that a restore brought back
 * would go on by itself, against revisions that mean other contents now; a link that was revoked would show its recipe.
 */
const PASSING = [
  'sessions',
  'recipe_previews',
  'preview_links',
  'presences',
  'remote_failures',
  'newsletter_outbox',
  'bulk_runs',
  'bulk_parts',
  // They stay for 90 days, which a backup would prolong.
  'reading_counts',
];
/** A restore holds one itself. */
const LEASES = 'leases';

/** The collections of a backup. */
export function keptCollections(connection: Connection): string[] {
  const names = Object.values(connection.models).map(({ collection }) => collection.name);
  return [...new Set([...names, REGISTRY_COLLECTION])]
    .filter((name) => !PASSING.includes(name) && name !== LEASES)
    .sort();
}

/** The collections that a restore empties. */
export const passingCollections = (): readonly string[] => PASSING;
