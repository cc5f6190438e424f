import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@tdt/config';
import { CONTENT_PAGE_TYPES, type ContentPageType, type FocalPoint, type Site } from '@tdt/contracts';
import type { ChangeKind, Changes, createChangeReader, Leases, NewChanges } from '@tdt/database';
import { derivedId } from '@tdt/database/documents';
import { indexOf, type Library, type PictureDocument } from '@tdt/files';
import type { CountriesRepository } from '@tdt/geography';
import type { PagesRepository } from '../pages/pages.repository.ts';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import { type CurrentPlace, documentKey, type PicturePlaces } from './picture-places.ts';
import { libraryUrl, shownPictures } from './shown-pictures.ts';

/** One process at a time indexes. */
const LEASE = 'picture-index';
/** Pictures that are read together: some ten milliseconds of work for the database. */
const BATCH = 100;
/** How long a save is let alone before its pictures are looked at. */
const DELAY_MS = 300;
/** How soon it is tried again, where another process indexes or the database is away. */
const RETRY_MS = 2000;

const KINDS: ReadonlySet<ChangeKind | null> = new Set([null, 'recipes', 'countries', 'pages', 'pictures'] as const);

interface Dependencies {
  library: Pick<Library, 'pictures'>;
  places: PicturePlaces;
  recipes: Pick<RecipesRepository, 'mediaUrls' | 'mediaOf'>;
  countries: Pick<CountriesRepository, 'all' | 'mediaUrls'>;
  pages: Pick<PagesRepository, 'content' | 'seoOf' | 'mediaUrls'>;
  changes: Pick<Changes, 'listen'>;
  reader: ReturnType<typeof createChangeReader>;
  leases: Leases;
  log: Logger;
  site: Pick<Site, 'url'>;
}

/**
 * Keeps with each picture where it is shown, for the list: in the background, so that no save waits. It reads the
 * places of a picture from what is stored, so that repeating it changes nothing.
 */
export function createPictureIndexing(dependencies: Dependencies) {
  const { library, places, recipes, countries, pages, changes, reader, leases, log, site } = dependencies;
  const { pictures } = library;

  /** Enters what the library has not, and indexes the rest. */
  async function indexAll(addresses: Iterable<unknown>, signal: AbortSignal): Promise<void> {
    const urls = [...new Set([...addresses].flatMap((address) => libraryUrl(address, site.url) ?? []))];
    for (let start = 0; start < urls.length; start += BATCH) {
      signal.throwIfAborted();
      const begun = performance.now();
      await indexSome(urls.slice(start, start + BATCH));
      // Half of the time is left to those who work meanwhile.
      if (urls.length > BATCH) await wait(performance.now() - begun);
    }
  }

  async function indexSome(urls: readonly string[]): Promise<void> {
    const found = await places.of(urls);
    const stored = await pictures.byUrls(urls);
    const known = new Set(stored.map(({ url }) => url));
    const entered = urls.flatMap((url) => (known.has(url) ? [] : (pictureAt(found.get(url) ?? []) ?? [])));
    await pictures.insert(entered);
    const updates = stored.map((picture) => ({ picture, ...indexed(picture, found.get(picture.url) ?? []) }));
    await pictures.index(updates.filter(({ picture, index, alt }) => isOther(picture, index, alt)));
  }

  async function indexChanged(changed: NewChanges, signal: AbortSignal): Promise<void> {
    if (!changed) return compare(signal);
    const idsOf = (kind: ChangeKind) => [...(changed.get(kind) ?? [])];
    const [recipeIds, countryIds, pageIds] = [idsOf('recipes'), idsOf('countries'), idsOf('pages')];
    const shown = [
      ...(await recipes.mediaOf(recipeIds)).flatMap((each) => shownPictures('recipe', each, site.url)),
      ...(await pages.seoOf(pageIds)).flatMap((each) => shownPictures('seo', each, site.url)),
      ...(await inContent(pageIds)),
    ];
    const documents = [
      // The metadata of a recipe has its title.
      ...recipeIds.flatMap((id) => [documentKey('recipe', id), documentKey('seo', documentKey('recipe', id))]),
      ...countryIds.map((id) => documentKey('country', id)),
      ...pageIds.flatMap((id) => [documentKey('page', id), documentKey('seo', id)]),
    ];
    const former = documents.length > 0 ? await pictures.ofDocuments(documents) : [];
    const own = await pictures.byIds(idsOf('pictures'));
    await indexAll(
      [...shown, ...former, ...own].map(({ url }) => url),
      signal,
    );
    if (countryIds.length > 0) await indexCountries(new Set(countryIds), signal);
  }

  async function inContent(ids: readonly string[]): Promise<{ url: string }[]> {
    const types = CONTENT_PAGE_TYPES.filter((type: ContentPageType) => ids.includes(type));
    const stored = await Promise.all(types.map(pages.content));
    return stored.flatMap((page) => (page ? shownPictures('page', page, site.url) : []));
  }

  /** Their own pictures; after a change of the name, those of their recipes. */
  async function indexCountries(ids: ReadonlySet<string>, signal: AbortSignal): Promise<void> {
    const changed = (await countries.all()).filter(({ _id }) => ids.has(_id));
    await indexAll(
      changed.flatMap(({ images }) => images.map(({ url }) => url)),
      signal,
    );
    for (const country of changed)
      for (let last = ''; ; ) {
        const some = await pictures.withFormerName(country);
        // The same again: they cannot be indexed, since something else changes them.
        if (some.length === 0 || some[0]?._id === last) break;
        last = some[0]?._id ?? '';
        await indexAll(
          some.map(({ url }) => url),
          signal,
        );
      }
  }

  /** All that content shows and the library has: after a gap in the feed, and on a site that is older than the library. */
  async function compare(signal: AbortSignal): Promise<void> {
    for (const source of [recipes, countries, pages])
      for await (const addresses of source.mediaUrls()) {
        const urls = new Set(addresses.flatMap((address) => libraryUrl(address, site.url) ?? []));
        for (const { url } of await pictures.byUrls([...urls])) urls.delete(url);
        await indexAll(urls, signal);
      }
    for await (const urls of pictures.urls()) await indexAll(urls, signal);
  }

  /** `false`: another process is about it. */
  const index = async (signal?: AbortSignal): Promise<boolean> => {
    const work = async (held: AbortSignal) => {
      await reader.readNew((changed) => indexChanged(changed, held));
      return true;
    };
    return (await leases.ifFree(LEASE, work, { signal })) ?? false;
  };

  return {
    /** Brings the index up to date with all that is stored. */
    index,

    /** Does so now and after each change, made here or elsewhere. Returns a function that stops this. */
    startIndexing(): () => Promise<void> {
      const ending = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      let running: Promise<void> = Promise.resolve();
      let isFailing = false;

      const plan = (milliseconds: number): void => {
        if (timer || ending.signal.aborted) return;
        timer = setTimeout(() => {
          timer = undefined;
          running = running.then(run);
        }, milliseconds).unref();
      };

      async function run(): Promise<void> {
        try {
          if (!(await index(ending.signal))) plan(RETRY_MS);
          isFailing = false;
        } catch (error) {
          if (ending.signal.aborted) return;
          if (!isFailing) log.warn({ err: error }, 'The library of pictures cannot follow the database; retrying');
          isFailing = true;
          plan(RETRY_MS);
        }
      }

      const stopListening = changes.listen((kind) => KINDS.has(kind) && plan(DELAY_MS));
      plan(0);
      return () => {
        stopListening();
        ending.abort();
        clearTimeout(timer);
        return running;
      };
    },
  };
}

/** What is found out about a picture; as long as no editor has written its text, that is the first of its places'. */
function indexed(picture: PictureDocument, found: readonly CurrentPlace[]) {
  const first = found.find(({ isLive, alt }) => isLive && alt)?.alt ?? '';
  const alt = picture.revision === 1 ? picture.alt || first : picture.alt;
  return { index: indexOf({ ...picture, alt }, found), alt };
}

/** A picture that is older than the library, as its first place shows it; `null`: no place knows its size. */
function pictureAt(found: readonly CurrentPlace[]): PictureDocument | null {
  const place = found.find(({ image }) => Number(image?.width) > 0 && Number(image?.height) > 0);
  if (!place?.image) return null;
  const { width, height, placeholder, focal } = place.image;
  const picture: PictureDocument = {
    _id: derivedId(`picture:${place.url}`),
    url: place.url,
    hashes: [],
    width: Number(width),
    height: Number(height),
    bytes: null,
    placeholder: String(placeholder ?? ''),
    name: '',
    alt: '',
    focal: (focal as FocalPoint | null | undefined) ?? null,
    credit: '',
    kept: false,
    created_at: place.created_at,
    created_by: null,
    revision: 1,
    removed_at: null,
    ...indexOf({ name: '', alt: '', credit: '' }, []),
  };
  const { index, alt } = indexed(picture, found);
  return { ...picture, alt, ...index };
}

/** Whether that is not what is stored. */
function isOther(picture: PictureDocument, index: ReturnType<typeof indexOf>, alt: string): boolean {
  const { use_count, uses, documents, terms } = picture;
  const isListed = index.documents.length === 0 || picture.removed_at === null;
  return (
    alt !== picture.alt || !isListed || JSON.stringify({ use_count, uses, documents, terms }) !== JSON.stringify(index)
  );
}
