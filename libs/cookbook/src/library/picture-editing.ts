import {
  type AdminPicture,
  AppError,
  type ChangedPicture,
  formPath,
  PICTURE_MESSAGES,
  type PicturePlace,
  type PictureReplacementInput,
  type PictureUpdateInput,
  PLACES_MAX,
  type Site,
} from '@tdt/contracts';
import { type Library, type MediaFiles, originalOf, type PictureDocument, presentPicture } from '@tdt/files';
import type { StoredImage } from '@tdt/files/images';
import type { PictureChange, PlaceChanging, PlaceKind } from './change-places.ts';
import type { CurrentPlace, PicturePlaces } from './picture-places.ts';

/** How often the places are looked up that a replacement has not reached: a save may bring the former picture back. */
const ROUNDS = 3;

interface Dependencies {
  library: Library;
  files: Pick<MediaFiles, 'claim' | 'release'>;
  places: PicturePlaces;
  /** See `formerPlaces`. */
  formerPlaces: (url: string) => Promise<PicturePlace[]>;
  changePlace: PlaceChanging;
  site: Pick<Site, 'url'>;
  now?: () => Date;
}

/** What a change did, for the audit log. */
interface Changed {
  result: ChangedPicture;
  changes: string[];
}

/** Pictures of the library as editors change them, with all that shows them. */
export function createPictureEditing(dependencies: Dependencies) {
  const { library, files, places, formerPlaces, changePlace, site, now = () => new Date() } = dependencies;
  const { pictures } = library;

  async function placesOf(url: string): Promise<PicturePlace[]> {
    const current = (await places.of([url])).get(url) ?? [];
    const shown = current.map(presentPlace);
    const [live, trash] = [
      shown.filter(({ state }) => state === 'live'),
      shown.filter(({ state }) => state === 'trash'),
    ];
    return [...live.slice(0, PLACES_MAX), ...trash.slice(0, PLACES_MAX), ...(await formerPlaces(url))];
  }

  const shown = async (picture: PictureDocument): Promise<AdminPicture> => ({
    ...presentPicture(picture),
    places: await placesOf(picture.url),
  });

  async function seen(id: string, revision: number): Promise<PictureDocument> {
    const picture = await library.existing(id);
    if (picture.revision !== revision) throw new AppError('REVISION_CONFLICT');
    return picture;
  }

  /** Where a picture is that can still be changed: in what is stored, and in changes that wait. */
  async function changeablePlaces(
    url: string,
  ): Promise<Map<string, { kind: PlaceKind; id: string; places: PicturePlace[] }>> {
    const current = ((await places.of([url])).get(url) ?? []).map(presentPlace);
    const drafts = (await formerPlaces(url)).filter(({ state }) => state === 'draft');
    const documents = new Map<string, { kind: PlaceKind; id: string; places: PicturePlace[] }>();
    for (const place of [...current, ...drafts]) {
      const kind = place.state === 'draft' ? 'draft' : place.kind;
      const key = `${kind} ${place.id}`;
      const known = documents.get(key) ?? { kind, id: place.id, places: [] };
      documents.set(key, { ...known, places: [...known.places, place] });
    }
    return documents;
  }

  /** Makes a change wherever a picture is; says what could not be changed. */
  async function changeEverywhere(url: string, change: PictureChange, by: string | null) {
    const edit = { at: now(), by };
    const unchanged: PicturePlace[] = [];
    let changed = 0;
    for (const { kind, id, places: there } of (await changeablePlaces(url)).values()) {
      const outcome = await changePlace(kind, id, change, edit);
      if (outcome === 'changed') changed += 1;
      if (outcome === 'failed') unchanged.push(...there);
    }
    return { changed, unchanged };
  }

  return {
    /** One picture with all its places, also in versions, pending changes and the trash. Throws `PICTURE_NOT_FOUND`. */
    get: async (id: string): Promise<AdminPicture> => shown(await library.existing(id)),

    /**
     * Changes the texts and the focal point of a picture, and of the places that have none of their own: an empty one, or
     * the picture's former one. Throws `PICTURE_NOT_FOUND`, `REVISION_CONFLICT`.
     */
    async update(id: string, { revision, ...fields }: PictureUpdateInput, by: string | null): Promise<Changed> {
      const before = await seen(id, revision);
      if (!(await pictures.update(before, fields))) throw new AppError('REVISION_CONFLICT');
      const change: PictureChange = {
        image: (image) => (image.url === before.url ? inherited(image, before, fields) : image),
        address: (address) => address,
      };
      const done = await changeEverywhere(before.url, change, by);
      const names = (['alt', 'focal', 'credit'] as const).filter((name) => !isSame(before[name], fields[name]));
      const picture = await shown({ ...before, ...fields, revision: revision + 1 });
      return { result: { picture, ...done }, changes: [...names, ...told(done)] };
    },

    /**
     * Puts another picture of the library in the place of one, wherever it is but in versions, with the texts that it has
     * there. Throws `PICTURE_NOT_FOUND`, `REVISION_CONFLICT`, `VALIDATION_FAILED`.
     */
    async replace(id: string, { url, revision }: PictureReplacementInput, by: string | null): Promise<Changed> {
      const before = await seen(id, revision);
      const [next] = await pictures.byUrls([url]);
      if (!next || next._id === id || !(await files.claim(url)))
        throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'url', message: PICTURE_MESSAGES.replacement }] });
      if (!(await pictures.update(before, {}))) throw new AppError('REVISION_CONFLICT');
      const { width, height, placeholder } = next;
      const change: PictureChange = {
        image: (image) => (image.url === before.url ? { ...image, url, width, height, placeholder } : image),
        address: (address) => (originalOf(address, site.url) === before.url ? url : address),
      };
      let done = await changeEverywhere(before.url, change, by);
      for (let round = 1; round < ROUNDS && done.unchanged.length === 0; round += 1) {
        const more = await changeEverywhere(before.url, change, by);
        if (more.changed === 0 && more.unchanged.length === 0) break;
        done = { changed: done.changed + more.changed, unchanged: more.unchanged };
      }
      const alt = next.alt || before.alt;
      if (alt !== next.alt && (await pictures.update(next, { alt })))
        Object.assign(next, { alt, revision: next.revision + 1 });
      if (before.kept) await pictures.keep(next._id, true);
      await pictures.keep(before._id, false);
      await files.release([before.url]);
      const picture = await shown({ ...next, kept: next.kept || before.kept });
      return { result: { picture, ...done }, changes: [`replaced by ${url}`, ...told(done)] };
    },

    /**
     * Sets a picture aside that nothing refers to, by what is stored now; returns it. Throws `PICTURE_NOT_FOUND`, and
     * `MEDIA_IN_USE` with the places.
     */
    async remove(id: string): Promise<PictureDocument> {
      const picture = await library.existing(id);
      if (await library.isUsed(picture)) throw new AppError('MEDIA_IN_USE', { places: await placesOf(picture.url) });
      await library.remove(picture);
      return picture;
    },
  };
}

const presentPlace = ({ kind, id, title, use, isLive, alt }: CurrentPlace): PicturePlace => ({
  ...{ kind, id, title, use, alt },
  state: isLive ? 'live' : 'trash',
  href: formPath(kind, id),
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

type Inherited = Pick<PictureUpdateInput, 'alt' | 'focal'>;

/** A picture in its place: its own text and focal point stay, others are the library's. */
function inherited<Image extends { url: string }>(image: Image, former: Inherited, next: Inherited): Image {
  const { alt = '', focal = null } = image as Partial<StoredImage>;
  return {
    ...image,
    ...((alt === '' || alt === former.alt) && alt !== next.alt && { alt: next.alt }),
    ...((focal === null || isSame(focal, former.focal)) && !isSame(focal, next.focal) && { focal: next.focal }),
  };
}

const told = ({ changed, unchanged }: Pick<ChangedPicture, 'changed' | 'unchanged'>): string[] => [
  ...(changed > 0 ? [`documents: ${changed}`] : []),
  ...(unchanged.length > 0 ? [`not changed: ${unchanged.length}`] : []),
];
