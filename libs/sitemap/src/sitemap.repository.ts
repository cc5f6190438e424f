import type { Changes } from '@tdt/database';
import mongoose, { type Connection } from 'mongoose';
import { PUBLISHED, partId, type SitemapDocument, sitemapModel } from './sitemap.model.ts';

type Published = Pick<SitemapDocument, 'edition' | 'updated_at'>;

export type SitemapRepository = ReturnType<typeof createSitemapRepository>;

export function createSitemapRepository(connection: Connection, changes: Changes) {
  const model = sitemapModel(connection);

  const put = async (id: string, edition: string, content: string): Promise<void> => {
    const fields = { edition, content, updated_at: new Date() };
    await model.updateOne({ _id: id }, { $set: fields }, { upsert: true });
  };
  const contentOf = async (id: string): Promise<string | null> => {
    const found = await model.findById(id, { content: 1 }).lean<Pick<SitemapDocument, 'content'>>();
    return found?.content ?? null;
  };

  return {
    /** Which edition is published, and since when; `null`: none. */
    published: (): Promise<Published | null> =>
      model.findById(PUBLISHED, { edition: 1, updated_at: 1 }).lean<Published>().exec(),

    /** The published `/sitemap.xml`, or a part of an edition. */
    content: (part?: { edition: string; number: number }) =>
      contentOf(part ? partId(part.edition, part.number) : PUBLISHED),

    /** Stores a part of an edition that is not published yet. */
    putPart: (edition: string, number: number, content: string) => put(partId(edition, number), edition, content),

    /** Puts an edition live whose parts are all stored. */
    async publish(edition: string, content: string): Promise<void> {
      const store = () => put(PUBLISHED, edition, content);
      await changes.write('sitemap', [PUBLISHED], store, () => true);
    },

    /** Removes the parts of all editions except these. */
    async removeOthers(editions: readonly string[]): Promise<void> {
      await model.deleteMany({ edition: mongoose.trusted({ $nin: editions }) });
    },
  };
}
