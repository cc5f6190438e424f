import { type AdminPictureList, type AdminPictureQuery, AppError } from '@tdt/contracts';
import type { ReferencedMedia } from '../pictures/referenced-media.ts';
import type { RemovedFiles } from '../pictures/removed-files.ts';
import type { PictureDocument } from './picture.model.ts';
import type { PicturesRepository } from './pictures.repository.ts';
import { presentPicture } from './present-picture.ts';

interface Dependencies {
  pictures: PicturesRepository;
  /** What content refers to, the library itself aside. */
  referenced: Pick<ReferencedMedia, 'among'>;
  removed: Pick<RemovedFiles, 'setAside'>;
}

export type Library = ReturnType<typeof createLibrary>;

/** The pictures of the site, whatever shows them. */
export function createLibrary({ pictures, referenced, removed }: Dependencies) {
  async function remove({ _id, url }: PictureDocument): Promise<void> {
    await pictures.keep(_id, false);
    await removed.setAside(url.slice(1));
  }

  return {
    /** For the indexing and the changing of pictures. */
    pictures,

    /** A page of the pictures, the newest first. */
    async list(query: AdminPictureQuery): Promise<AdminPictureList> {
      const { items, total } = await pictures.list(query);
      return { items: items.map(presentPicture), total, page: query.page, page_size: query.page_size };
    },

    /** Throws `PICTURE_NOT_FOUND`, also for one whose file was set aside. */
    async existing(id: string): Promise<PictureDocument> {
      const picture = await pictures.byId(id);
      if (!picture || picture.removed_at) throw new AppError('PICTURE_NOT_FOUND');
      return picture;
    },

    /** Whether content refers to it, by what is stored now. */
    isUsed: async ({ url }: PictureDocument): Promise<boolean> => (await referenced.among([url])).size > 0,

    /** Sets a picture aside, whether or not the library keeps it. */
    remove,
  };
}
