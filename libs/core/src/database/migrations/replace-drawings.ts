import { copyPictures } from '../../demo/copy-pictures.ts';
import type { DemoPicture } from '../../demo/demo.ts';
import { DEFAULT_PICTURES } from '../../media/default-pictures.ts';
import { parseMediaUrl } from '../../media/media-path.ts';
import type { StoredImage } from '../../media/stored-image.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Migration } from './migration.ts';

const MEDIA = 'media/recipe-images';
/** The default picture of the about page, which no list of drawings names. */
const ABOUT = `${MEDIA}/about/11d2e929-a60e-5b86-9a04-403a196e45b7.webp`;

/** Documents between two lines of the log. */
const PROGRESS_STEP = 1000;

type WithImages = { _id: string; images: StoredImage[] };
type WithImage = { _id: string; couple_image: StoredImage };

/**
 * The first release drew the pictures of the demo; the collection `drawings` named the storage path of each. Recipes,
 * countries and the about page get the picture that the demo has now in the same part, and lose a drawing that has no
 * successor. Then the drawn files go, and the collection. Pictures that were not drawn stay.
 */
export const replaceDrawings: Migration = {
  number: 1,
  name: 'replace drawings by pictures',
  async run({ connection, storage, log, signal, demoPictures }) {
    const drawings = connection.collection<{ _id: string }>('drawings');
    const drawn = new Set([
      ABOUT,
      ...(await drawings.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id),
    ]);
    const isDrawn = { $in: [...drawn].map((path) => `/${path}`) };
    const successorOf = createSuccession(storage, demoPictures);
    const replaced = async (image: StoredImage): Promise<StoredImage | null> =>
      drawn.has(image.url.slice(1)) ? successorOf(image.url) : image;
    const change = (fields: object) => ({ $set: { ...fields, updated_at: new Date() }, $inc: { revision: 1 } });

    for (const name of ['recipes', 'countries']) {
      const collection = connection.collection<WithImages>(name);
      const found = collection.find({ 'images.url': isDrawn }, { projection: { images: 1 } });
      let done = 0;
      for await (const { _id, images } of found) {
        signal.throwIfAborted();
        const kept = (await Promise.all(images.map(replaced))).filter((image) => image !== null);
        await collection.updateOne({ _id }, change({ images: kept }));
        done += 1;
        if (done % PROGRESS_STEP === 0) log.info({ collection: name, done }, 'Drawings are being replaced by pictures');
      }
    }
    const pages = connection.collection<WithImage>('page_content');
    for await (const { _id, couple_image } of pages.find({ 'couple_image.url': isDrawn })) {
      await pages.updateOne({ _id }, change({ couple_image: await replaced(couple_image) }));
    }
    await removeDrawnFiles(storage, drawn, signal);
    await drawings.drop();
  },
};

/**
 * Finds the picture that replaces a drawing, and stores its file; once for each drawing, since many documents show the
 * same. Loads the demo's pictures when the first is needed.
 */
function createSuccession(storage: Storage, demoPictures: () => Promise<readonly DemoPicture[]>) {
  let successors: Promise<Map<string | null, DemoPicture>> | undefined;
  const found = new Map<string, Promise<StoredImage | null>>();
  const find = async (url: string): Promise<StoredImage | null> => {
    successors ??= demoPictures().then((pictures) => new Map(pictures.map((each) => [each.replaces, each])));
    const successor = (await successors).get(url);
    if (successor) await copyPictures(storage, [successor], {});
    return successor?.image ?? null;
  };
  return (url: string): Promise<StoredImage | null> => {
    const known = found.get(url) ?? find(url);
    found.set(url, known);
    return known;
  };
}

/** Removes the originals and what was made from them, the former default pictures too. */
async function removeDrawnFiles(storage: Storage, drawn: ReadonlySet<string>, signal: AbortSignal): Promise<void> {
  const defaults = new Set(DEFAULT_PICTURES.map(({ url }) => url.slice(1)));
  const isGone = (original: string): boolean =>
    drawn.has(original) || (original.startsWith(`${MEDIA}/default/`) && !defaults.has(original));
  const gone: string[] = [];
  for await (const { path } of storage.list(MEDIA)) {
    const media = parseMediaUrl(`/${path}`);
    if (media && isGone(media.variant?.original ?? media.path)) gone.push(path);
  }
  for (const path of gone) {
    signal.throwIfAborted();
    await storage.remove(path);
  }
}
