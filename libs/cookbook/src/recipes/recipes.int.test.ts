import { listOf } from '@tdt/catalogue/testing';
import { RecipeDetailSchema, RelatedRecipesSchema } from '@tdt/contracts';
import { createChanges } from '@tdt/database';
import { noVersions, openConnection, temporaryPlace } from '@tdt/database/testing';
import { aRecipeInput } from '@tdt/testing/recipe-input';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { describe, expect, it } from 'vitest';
import { type TemporaryCookbook, temporaryCookbook } from '../testing/temporary-cookbook.ts';
import { createRecipesRepository } from './recipes.repository.ts';

const COVER = {
  url: '/media/recipe-images/cover/a.webp',
  width: 1200,
  height: 800,
  placeholder: '',
  alt: '',
  image_type: 'cover' as const,
  image_order: 0,
};

async function withRecipes(...titles: string[]): Promise<TemporaryCookbook> {
  const application = await temporaryCookbook();
  await application.countries.seed([aCountry()]);
  for (const title of titles) await application.recipes.importMany([aRecipe({ title })]);
  return application;
}

describe('finding a recipe', () => {
  it('finds by id and by slug, in the shape of the contract', async () => {
    const { recipes } = await withRecipes('Soupe miso');
    const bySlug = await recipes.find('soupe-miso');
    const byId = await recipes.find(bySlug.id);
    expect(RecipeDetailSchema.parse(bySlug)).toEqual({ ...byId, match: 'slug' });
    expect(byId.match).toBe('id');
    expect(await recipes.find(bySlug.id.toUpperCase())).toMatchObject({ id: bySlug.id });
  });

  it('states the same whole time on its page and on its card, with the rests of its steps', async () => {
    const application = await temporaryCookbook();
    await application.countries.seed([aCountry()]);
    const steps = aRecipe().steps.map((step) => ({ ...step, duree_repos: '12 heures' }));
    await application.recipes.importMany([aRecipe({ preparation_time: '20 minutes', cooking_time: null, steps })]);
    const { recipes } = application;
    const { items } = listOf(recipes.search({ q: '', page: 1, page_size: 1, sort: 'title' }));
    const times = { total_minutes: 740, rest_minutes: 720 };
    expect([items[0], await recipes.find('soupe-miso')]).toMatchObject([times, times]);
  });

  it('prefers a current slug to a former one', async () => {
    const settings = await temporaryPlace();
    const application = await temporaryCookbook(settings);
    await application.countries.seed([aCountry()]);
    await application.recipes.importMany([aRecipe({ title: 'Soupe miso' }), aRecipe({ title: 'Ramen' })]);
    const renamed = await application.recipes.find('soupe-miso');
    const connection = await openConnection(settings);
    const repository = createRecipesRepository(connection, createChanges(connection), noVersions);
    await repository.update({
      id: renamed.id,
      revision: 1,
      fields: { title: 'Potage', slug: 'potage', former_slugs: ['soupe-miso'] },
    });
    expect(await application.recipes.find('soupe-miso')).toMatchObject({ match: 'former', slug: 'potage' });
    const { id } = await application.recipes.find('ramen');
    await repository.update({ id, revision: 1, fields: { slug: 'soupe-miso' } });
    expect(await application.recipes.find('soupe-miso')).toMatchObject({ match: 'slug', title: 'Ramen' });
  });

  it('falls back to the title that holds most of the words', async () => {
    const { recipes } = await withRecipes('Soupe aux nouilles', 'Soupe miso aux algues', 'Riz');
    expect(await recipes.find('soupe-aux-algues-de-mer')).toMatchObject({
      match: 'keyword',
      title: 'Soupe miso aux algues',
    });
  });

  it.each([
    ['soupe-de-poisson', 'RECIPE_NOT_FOUND'],
    ['gratin-aux-fruits-des-bois', 'RECIPE_NOT_FOUND'],
    ['soupe-aux-algues', 'Soupe miso aux algues'],
  ])('takes more than half of the words of %s, "aux" and "des" aside: %s', async (text, found) => {
    const { recipes } = await withRecipes('Soupe miso aux algues', 'Riz aux œufs des bois');
    const result = await recipes.find(text).then(
      ({ title }) => title,
      ({ code }) => code,
    );
    expect(result).toBe(found);
  });

  it('prefers the newest among titles that hold as many words', async () => {
    const application = await withRecipes();
    await application.recipes.importMany([
      { ...aRecipe({ title: 'Soupe du soir' }), created_at: '2026-01-03' },
      { ...aRecipe({ title: 'Soupe du matin' }), created_at: '2026-01-01' },
    ]);
    expect((await application.recipes.find('la-soupe')).title).toBe('Soupe du soir');
  });

  it.each(['de-la', 'xyz', '', '1b4e28ba-2fa1-41d2-883f-0016d3cca427'])('finds nothing for %j', async (text) => {
    const { recipes } = await withRecipes('Filet de la mer');
    await expect(recipes.find(text)).rejects.toMatchObject({ code: 'RECIPE_NOT_FOUND' });
  });

  it('has the defaults of fields that an earlier release did not store', async () => {
    const settings = await temporaryPlace();
    const writer = await temporaryCookbook(settings);
    await writer.countries.seed([aCountry()]);
    await writer.recipes.importMany([aRecipe()]);
    const connection = await openConnection(settings);
    await connection.collection('recipes').updateOne({}, { $unset: { prep_tips: 1, cooking_time: 1, images: 1 } });
    const { recipes } = await temporaryCookbook(settings);
    const { items } = listOf(recipes.search({ q: '', page: 1, page_size: 1, sort: 'title' }));
    expect(items).toMatchObject([{ cooking_time: null }]);
    expect(RecipeDetailSchema.parse(await recipes.find('soupe-miso'))).toMatchObject({
      prep_tips: [],
      cooking_time: null,
    });
  });

  it('shows default pictures where there are none of its own', async () => {
    const { recipes } = await withRecipes('Soupe miso');
    const recipe = await recipes.find('soupe-miso');
    expect(recipe.cover.url).toContain('/default/');
    expect(recipe.country_images).toHaveLength(4);
    expect(recipe.dish_images).toHaveLength(3);
    expect(recipe).toMatchObject({ country_title: 'Cuisine du Japon', country_text: aCountry().recipe_description });
  });
});

describe('related recipes', () => {
  it('are the others of the same country, newest first, of one type when asked', async () => {
    const application = await temporaryCookbook();
    await application.countries.seed([aCountry(), aCountry({ code: 'IT', name: 'Italie' })]);
    await application.recipes.importMany([
      { ...aRecipe({ title: 'A' }), created_at: '2026-01-01' },
      { ...aRecipe({ title: 'B', type_recipe: 'plat' }), created_at: '2026-01-02' },
      { ...aRecipe({ title: 'C' }), created_at: '2026-01-03' },
      { ...aRecipe({ title: 'Pizza', country: 'Italie' }), created_at: '2026-01-04' },
    ]);
    const { id } = await application.recipes.find('a');
    const all = RelatedRecipesSchema.parse(await application.recipes.related(id));
    expect(all.items.map(({ title }) => title)).toEqual(['C', 'B']);
    expect(await application.recipes.related(id.toUpperCase())).toEqual(all);
    const mains = await application.recipes.related(id, 'plat');
    expect(mains.items.map(({ title }) => title)).toEqual(['B']);
  });

  it('of an unknown recipe are not found', async () => {
    const { recipes } = await withRecipes();
    await expect(recipes.related('1b4e28ba-2fa1-41d2-883f-0016d3cca427')).rejects.toMatchObject({
      code: 'RECIPE_NOT_FOUND',
    });
  });
});

describe('importing', () => {
  it('numbers the slugs of different recipes of one title', async () => {
    const application = await temporaryCookbook();
    const names = ['Japon', 'Italie', 'Maroc', 'Chili'];
    await application.countries.seed(names.map((name, index) => aCountry({ code: `A${index}`, name })));
    await application.recipes.importMany(names.slice(0, 2).map((country) => aRecipe({ country })));
    await application.recipes.importMany(names.slice(2).map((country) => aRecipe({ country })));
    const { items } = listOf(application.recipes.search({ q: '', page: 1, page_size: 10, sort: 'created_at' }));
    expect(new Set(items.map(({ slug }) => slug))).toEqual(
      new Set(['soupe-miso', 'soupe-miso-2', 'soupe-miso-3', 'soupe-miso-4']),
    );
  });

  it('gives distinct slugs in two concurrent imports, too', async () => {
    const settings = await temporaryPlace();
    const [first, second] = await Promise.all([temporaryCookbook(settings), temporaryCookbook(settings)]);
    const countries = Array.from({ length: 20 }, (_, index) => aCountry({ code: `C${index}`, name: `Pays ${index}` }));
    await first.countries.seed(countries);
    await second.countries.seed(countries);
    const seeds = countries.map(({ name }) => aRecipe({ country: name }));
    const results = await Promise.all([
      first.recipes.importMany(seeds.slice(0, 12)),
      second.recipes.importMany(seeds.slice(8)),
    ]);
    expect(results[0].created + results[1].created).toBe(20);
    const connection = await openConnection(settings);
    const repository = createRecipesRepository(connection, createChanges(connection), noVersions);
    expect(await repository.highestNumber('soupe-miso')).toBe(20);
  });

  it('leaves what is stored already, and replaces it with overwrite', async () => {
    const application = await withRecipes('Soupe miso');
    const again = aRecipe({ description: 'Autrement.' });
    expect(await application.recipes.importMany([again])).toMatchObject({ created: 0, kept: 1 });
    expect(await application.recipes.find('soupe-miso')).toMatchObject({ description: 'Un bouillon clair.' });
    expect(await application.recipes.importMany([again], { overwrite: true })).toMatchObject({ updated: 1, kept: 0 });
    expect(await application.recipes.find('soupe-miso')).toMatchObject({ description: 'Autrement.' });
  });

  it('stores the valid records and says what is wrong with the others', async () => {
    const application = await withRecipes();
    const result = await application.recipes.importMany([
      aRecipe({ title: ' ' }),
      aRecipe(),
      aRecipe({ title: 'Ailleurs', country: 'Atlantide' }),
      aRecipe({ title: 'Vide', ingredients: [] }),
      { ...aRecipe({ title: 'Faute' }), dificulty: 'facile' },
      'rien',
      aRecipe({ title: 'Couvertures', images: [COVER, COVER] }),
    ]);
    expect(result).toMatchObject({ created: 2, kept: 0 });
    // What lacks something only an editor can add is a draft.
    expect(result.notes).toEqual([
      {
        index: 3,
        title: 'Vide',
        notes: ['stored as a draft: ingredients: Too small: expected array to have >=1 items'],
      },
    ]);
    expect(result.refused.map(({ index, reason }) => [index, reason])).toEqual([
      [0, 'title: Too small: expected string to have >=1 characters.'],
      [2, 'country: There is no "Atlantide".'],
      [4, 'record: Unrecognized key: "dificulty".'],
      [5, 'record: Invalid input: expected object, received string.'],
      [6, 'images: More than one cover.'],
    ]);
  });

  it('finds the country by its alias', async () => {
    const application = await temporaryCookbook();
    await application.countries.seed([aCountry({ code: 'US', name: 'États-Unis' })]);
    await application.recipes.importMany([aRecipe({ country: 'USA' })]);
    expect((await application.recipes.find('soupe-miso')).country?.name).toBe('États-Unis');
  });

  it('writes nothing on a dry run', async () => {
    const application = await withRecipes();
    expect(await application.recipes.importMany([aRecipe()], { dryRun: true })).toMatchObject({ created: 1 });
    expect(listOf(application.recipes.search({ q: '', page: 1, page_size: 10, sort: 'title' })).total).toBe(0);
    expect(await application.demo.isEmpty()).toBe(false);
  });

  it('obeys its signal between records that are not stored', async () => {
    const application = await temporaryCookbook();
    const stop = new AbortController();
    let read = 0;
    function* refused() {
      for (; read < 100_000; read += 1) yield { title: '' };
    }
    setImmediate(() => stop.abort());
    await application.recipes.importMany(refused(), { signal: stop.signal });
    expect(read).toBeLessThan(100);
  });

  it('stops at its signal, and continues when run again', async () => {
    const application = await withRecipes();
    const stop = new AbortController();
    const seeds = Array.from({ length: 1200 }, (_, index) => aRecipe({ title: `Plat numéro ${index}` }));
    const first = await application.recipes.importMany(seeds, { signal: stop.signal, onProgress: () => stop.abort() });
    expect(first.created).toBe(500);
    expect(await application.recipes.importMany(seeds)).toMatchObject({ created: 700, kept: 500 });
  });

  it('gives every recipe an address of its own, also one whose title is the id of another', async () => {
    const { recipes, recipeEditing } = await withRecipes('Soupe miso');
    const { id } = await recipes.find('soupe-miso');
    await recipes.importMany([aRecipe({ title: id })]);
    const written = await recipeEditing.create(aRecipeInput({ title: id.toUpperCase() }));
    expect(await recipes.find(`recette-${id}`)).toMatchObject({ title: id, match: 'slug' });
    expect(written.slug).toBe(`recette-${id}-2`);
    expect(await recipes.find(id)).toMatchObject({ id, match: 'id' });
  });

  it("takes the media of a recipe's steps by the rule of the editor", async () => {
    const { recipes } = await withRecipes();
    const showing = (url: string) => {
      const steps = aRecipe().steps.map((step) => ({ ...step, media: { type: 'video' as const, url } }));
      return aRecipe({ title: url, steps });
    };
    const result = await recipes.importMany([showing('https://youtu.be/dQw4w9WgXcQ'), showing('javascript:alert(1)')]);
    const reason = 'steps.0.media.url: Neither a file of this site nor a complete https address.';
    expect(result).toMatchObject({ created: 1, refused: [{ title: 'javascript:alert(1)', reason }] });
    const { steps } = await recipes.find('https-youtu-be-dqw4w9wgxcq');
    expect(steps[0]?.media).toEqual({ type: 'video', url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' });
  });

  it('carries the captions of a film through import and export, as WebVTT', async () => {
    const { recipes } = await withRecipes();
    const filmed = (captions: string) => {
      const url = 'https://exemple.fr/a.mp4';
      const steps = aRecipe().steps.map((step) => ({ ...step, media: { type: 'video' as const, url, captions } }));
      return aRecipe({ title: captions.slice(0, 6), steps });
    };
    const result = await recipes.importMany([filmed('00:01,000 --> 00:04,000\nBattez.'), filmed('Battez les œufs.')]);
    const reason = 'steps.0.media.captions: Neither WebVTT nor SubRip.';
    expect(result).toMatchObject({ created: 1, refused: [{ title: 'Battez', reason }] });
    const captions = 'WEBVTT\n\n00:01.000 --> 00:04.000\nBattez.';
    for await (const { steps } of recipes.exportAll())
      expect(steps[0]?.media).toEqual({ type: 'video', url: 'https://exemple.fr/a.mp4', captions });
    expect.assertions(2);
  });

  it('stores the SEO metadata of a recipe', async () => {
    const application = await withRecipes();
    await application.recipes.importMany([aRecipe({ seo: { title: 'T', description: 'D', keywords: 'K' } })]);
    expect((await application.recipes.find('soupe-miso')).seo).toMatchObject({ title: 'T', description: 'D' });
  });
});

describe('saving', () => {
  it('changes a recipe only at the revision it was loaded with', async () => {
    const settings = await temporaryPlace();
    const application = await temporaryCookbook(settings);
    await application.countries.seed([aCountry()]);
    await application.recipes.importMany([aRecipe(), aRecipe({ title: 'Ramen' })]);
    const { id } = await application.recipes.find('ramen');
    const connection = await openConnection(settings);
    const repository = createRecipesRepository(connection, createChanges(connection), noVersions);
    const saves = ['A', 'B'].map((description) => repository.update({ id, revision: 1, fields: { description } }));
    expect((await Promise.all(saves)).sort()).toEqual(['saved', 'stale']);
    expect(await repository.update({ id, revision: 2, fields: { slug: 'soupe-miso' } })).toBe('taken');
    expect(await repository.byId(id)).toMatchObject({ slug: 'ramen', revision: 2 });
  });
});
