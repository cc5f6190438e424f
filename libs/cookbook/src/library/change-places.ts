import { type RecipeDraft, RecipeDraftSchema, type VersionKind } from '@tdt/contracts';
import type { CountriesRepository, CountryDocument } from '@tdt/geography';
import type { PageDocument, SeoDocument } from '../pages/page.models.ts';
import type { PagesRepository } from '../pages/pages.repository.ts';
import type { RecipeDraftDocument } from '../publication/recipe-draft.model.ts';
import type { RecipeDraftsRepository } from '../publication/recipe-drafts.repository.ts';
import type { RecipeDocument } from '../recipes/recipe.model.ts';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';

/** Saves of others that one change meets before it gives up. */
const ATTEMPTS = 5;

/** What becomes of a picture wherever it is shown; each function returns the same value where nothing is to change. */
export interface PictureChange {
  image<Image extends { url: string }>(image: Image): Image;
  /** An address without size and text: of a step, or for sharing. */
  address(address: string): string;
}

/** When places are changed, and by whom. */
export interface Edit {
  at: Date;
  by: string | null;
}

interface Dependencies {
  recipes: Pick<RecipesRepository, 'byId' | 'update'>;
  countries: Pick<CountriesRepository, 'byId' | 'update'>;
  pages: Pick<PagesRepository, 'content' | 'updateContent' | 'seoOf' | 'updateSeo'>;
  drafts: Pick<RecipeDraftsRepository, 'byId' | 'save'>;
}

/** `failed`: others save there all the time, or it is malformed. */
export type PlaceOutcome = 'changed' | 'same' | 'failed';

/** The kinds of documents that show pictures. */
export type PlaceKind = VersionKind | 'draft';

export type PlaceChanging = ReturnType<typeof createPlaceChanging>;

type Recipe = Pick<RecipeDocument, 'images' | 'steps'>;

/** Fields with other values; `null`: there is nothing to change. */
function fieldsOf<Fields extends object>(before: Fields, after: Fields): Fields | null {
  return JSON.stringify(before) === JSON.stringify(after) ? null : after;
}

const inRecipe = <Shown extends Recipe>({ image, address }: PictureChange, { images, steps }: Shown) => ({
  images: images.map((each) => image(each)),
  steps: steps.map((step) => (step.media ? { ...step, media: { ...step.media, url: address(step.media.url) } } : step)),
});

/** Changes a picture in a document by an ordinary save: guarded, with a version, a revision and its editor. */
export function createPlaceChanging({ recipes, countries, pages, drafts }: Dependencies) {
  /** Reads and writes until no other save comes in between. */
  async function save<Document, Fields extends object>(
    read: () => Promise<Document | null | undefined>,
    change: (before: Document) => Fields | null,
    write: (before: Document, fields: Fields) => Promise<boolean>,
  ): Promise<PlaceOutcome> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const before = await read();
      if (!before) return 'failed';
      const fields = change(before);
      if (!fields) return 'same';
      if (await write(before, fields)) return 'changed';
    }
    return 'failed';
  }

  const edited = (fields: object, { by }: Edit) => ({ ...fields, edited_by: by, edited_fields: Object.keys(fields) });
  const dated = (fields: object, edit: Edit) => ({ ...edited(fields, edit), edited_at: edit.at, updated_at: edit.at });

  const KINDS: Record<PlaceKind, (id: string, change: PictureChange, edit: Edit) => Promise<PlaceOutcome>> = {
    recipe: (id, change, edit) =>
      save(
        () => recipes.byId(id),
        ({ images, steps }: RecipeDocument) => fieldsOf({ images, steps }, inRecipe(change, { images, steps })),
        async (before, fields) =>
          (await recipes.update({ id, revision: before.revision, before, fields: dated(fields, edit) })) === 'saved',
      ),
    country: (id, { image }, edit) =>
      save(
        () => countries.byId(id),
        ({ images }: CountryDocument) => fieldsOf({ images }, { images: images.map((each) => image(each)) }),
        async (before, fields) =>
          (await countries.update({ id, revision: before.revision, before, fields: dated(fields, edit) })) === 'saved',
      ),
    page: (id, { image }, edit) =>
      save(
        () => pages.content(id as PageDocument['_id']),
        ({ couple_image }: PageDocument) =>
          fieldsOf({ couple_image }, { couple_image: couple_image && image(couple_image) }),
        ({ _id, revision }, fields) => pages.updateContent(_id, revision, edited(fields, edit)),
      ),
    seo: (id, { address }, edit) =>
      save(
        async () => (await pages.seoOf([id]))[0],
        ({ og_image_url }: SeoDocument) =>
          fieldsOf({ og_image_url }, { og_image_url: og_image_url && address(og_image_url) }),
        ({ _id, revision }, fields) => pages.updateSeo(_id, revision, edited(fields, edit)),
      ),
    draft: (id, change, { at, by }) =>
      save(
        () => drafts.byId(id),
        (draft: RecipeDraftDocument) => changedDraft(draft, change),
        (before, fields) => drafts.save({ ...before, ...fields, at, by, revision: before.revision + 1 }),
      ),
  };

  return (kind: PlaceKind, id: string, change: PictureChange, edit: Edit) => KINDS[kind](id, change, edit);
}

/** What pending changes are based on changes with them: publishing then finds no other difference. */
function changedDraft({ text, files }: RecipeDraftDocument, change: PictureChange) {
  const contentOf = ({ recipe, seo }: RecipeDraft['content']) => ({
    recipe: { ...recipe, ...inRecipe(change, recipe as unknown as Recipe) },
    seo: { ...seo, og_image_url: seo.og_image_url && change.address(seo.og_image_url) },
  });
  const { base, content } = JSON.parse(text);
  // Those of another release are left alone.
  if (!RecipeDraftSchema.pick({ base: true, content: true }).safeParse({ base, content }).success) return null;
  const changed = JSON.stringify({ base: contentOf(base), content: contentOf(content) });
  return fieldsOf({ text, files }, { text: changed, files: files.map(change.address) });
}
