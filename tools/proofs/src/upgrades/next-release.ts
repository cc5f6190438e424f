/**
 * The server of the next release, as a program for a test: the server of today with a further field of recipes, which
 * its API reads and writes, and a migration that fills it in and marks every document. It changes modules before the
 * server reads them, so it loads them by their paths.
 */
import { join } from 'node:path';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../../../..');
const load = (path: string) => import(join(ROOT, path));

interface Collections {
  collections(): Promise<{ collectionName: string; updateMany(filter: object, update: object): Promise<unknown> }[]>;
}

const { recipeFields } = await load('libs/contracts/src/recipe-fields.ts');
recipeFields.season = z.string().nullable().default(null);
const { recipeSchema } = await load('libs/cookbook/src/recipes/recipe.model.ts');
recipeSchema.add({ season: { type: String, default: null } });
const { MIGRATIONS } = await load('libs/database/src/migrations.ts');
MIGRATIONS.push({
  number: MIGRATIONS.length + 1,
  name: 'give recipes a season, and all documents a mark',
  async run({ connection }: { connection: { db: Collections } }) {
    for (const collection of await connection.db.collections()) {
      if (['leases', 'migrations'].includes(collection.collectionName)) continue;
      await collection.updateMany({}, { $set: { added_later: { by: 'the next release' } } });
      if (collection.collectionName !== 'recipes') continue;
      const changes = { season: 'hiver', updated_at: new Date() };
      await collection.updateMany({}, { $set: changes, $inc: { revision: 1 } });
    }
  },
});
await load('bff/src/server.ts');
