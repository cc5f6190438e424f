import { AppError } from '@tdt/contracts';
import { duplicateIndex } from '@tdt/database/documents';
import type { Connection } from 'mongoose';
import { EMPTY_REGISTRY, type Registry, RegistrySchema } from './registry.ts';

interface RegistryDocument extends Registry {
  _id: 'remotes';
}

export const REGISTRY_COLLECTION = 'registry';

const FILTER = { _id: 'remotes' } as const;

export type RegistryRepository = ReturnType<typeof createRegistryRepository>;

/**
 * The registry's one document in the collection `registry`. It uses the driver's collection instead of a mongoose
 * model, because the zod schema of `build.json` describes the document already and checks what is read.
 */
export function createRegistryRepository(connection: Connection) {
  const collection = () => connection.collection<RegistryDocument>(REGISTRY_COLLECTION);

  return {
    /**
     * The stored registry; the empty one, revision 0, before anything is registered. Throws `DOCUMENT_MALFORMED` with
     * the way out: taken for empty, it would lose what operators have put live, and a prune its files.
     */
    async read(): Promise<Registry> {
      const stored = await collection().findOne(FILTER, { projection: { _id: 0 } });
      if (!stored) return EMPTY_REGISTRY;
      const parsed = RegistrySchema.safeParse(stored);
      if (parsed.success) return parsed.data;
      const where = parsed.error.issues[0]?.path.join('.');
      const detail = `The registry of remotes, the document "remotes" of the collection registry, is malformed (${where}): restore a backup (backup restore FILE), or delete it, and the next start registers the builds of this installation anew.`;
      throw new AppError('DOCUMENT_MALFORMED', { detail });
    },

    async revision(): Promise<number> {
      const stored = await collection().findOne(FILTER, { projection: { _id: 0, revision: 1 } });
      return Number.isSafeInteger(stored?.revision) ? (stored?.revision ?? 0) : EMPTY_REGISTRY.revision;
    },

    /**
     * Stores `registry` under the next revision if the stored revision is still its own; `null`: another process wrote
     * first.
     */
    async replace(registry: Registry): Promise<Registry | null> {
      const next = { ...registry, revision: registry.revision + 1 };
      if (registry.revision === EMPTY_REGISTRY.revision) {
        return (await insert({ ...FILTER, ...next })) ? next : null;
      }
      const { matchedCount } = await collection().replaceOne({ ...FILTER, revision: registry.revision }, next);
      return matchedCount === 1 ? next : null;
    },
  };

  async function insert(document: RegistryDocument): Promise<boolean> {
    try {
      await collection().insertOne(document);
      return true;
    } catch (error) {
      if (duplicateIndex(error) !== null) return false;
      throw error;
    }
  }
}
