import type { CatalogueQuery } from '@tdt/contracts';
import { containsEveryWord, searchWords } from '@tdt/cuisine/words';
import { seededRandom } from '@tdt/domain';
import { describe, expect, it } from 'vitest';
import { complete } from './complete.ts';
import { searchCatalogue } from './search-catalogue.ts';
import { suggest } from './suggest.ts';
import { listOf } from './testing/list-of.ts';
import { foldedTexts, type PlainRecipe } from './testing/naive-catalogue.ts';
import { aPlainRecipe, COUNTRIES, emptyCatalogue, indexed } from './testing/plain-catalogue.ts';

const [japan, korea] = COUNTRIES as [PlainRecipe['country'], PlainRecipe['country']];
const DEFAULTS = { country: japan, ingredients: [], type: 'plat', difficulty: 'moyen', minutes: 90 } as const;

async function kitchen(...recipes: (Partial<PlainRecipe> & { title: string })[]) {
  const catalogue = await emptyCatalogue();
  for (const [place, fields] of recipes.entries()) {
    const recipe = { ...aPlainRecipe(`r${place}`, seededRandom(1)), ...DEFAULTS, ingredients: [], createdAt: place };
    catalogue.index.put(indexed({ ...recipe, ...fields }));
  }
  return catalogue;
}

const aMenu = () =>
  kitchen(
    { title: 'Ramen au miso', ingredients: ['crevettes roses', 'ail'], difficulty: 'facile' },
    { title: 'Crevettes sautées', country: korea, type: 'entrée', minutes: 20 },
    { title: 'Tempura', ingredients: ['Crevette'], type: 'entrée', minutes: 45 },
    { title: 'Soupe du Japon', country: korea, difficulty: 'facile', ingredients: ['chorizo'] },
    { title: 'Mochi', type: 'dessert / goûter', ingredients: ['riz gluant'], minutes: null },
  );

type Asked = Partial<CatalogueQuery>;

/** The titles that a search finds, and for which text. */
async function found(q: string, asked: Asked = {}, catalogue = aMenu()) {
  const { items, shown_q } = listOf(searchCatalogue(await catalogue, { q, page: 1, page_size: 24, ...asked }));
  return [...items.map(({ title }) => title), ...(shown_q === undefined ? [] : [`=> ${shown_q}`])];
}

describe('a list says that a diet decided', () => {
  const decided = async (q: string, asked: Asked = {}) =>
    listOf(searchCatalogue(await aMenu(), { q, page: 1, page_size: 24, ...asked })).by_diet ?? false;

  it.each(['sans gluten', 'végétarien', 'allergique au sésame', 'soupe sans crevettes', 'soupe sans kiwi'])(
    'for %j',
    async (q) => expect(await decided(q)).toBe(true),
  );

  it('for a filter', async () => expect(await decided('', { regime: ['vegan'] })).toBe(true));

  it.each(['', 'crevette', 'facile', 'japon'])('but not for %j', async (q) => expect(await decided(q)).toBe(false));
});

describe('a search is ordered by where its words are', () => {
  it('whole words of the title, parts of it, the country, ingredients; then the newest', async () => {
    const recipes = kitchen(
      { title: 'Soupe claire', ingredients: ['japonerie'] },
      { title: 'Bouillon' },
      { title: 'Japonica' },
      { title: 'Riz du Japon', country: korea },
      { title: 'Kimchi', country: korea, ingredients: ['sauce du japon'] },
      { title: 'Udon' },
    );
    const titles = ['Riz du Japon', 'Japonica', 'Udon', 'Bouillon', 'Soupe claire', 'Kimchi'];
    expect(await found('japon', {}, recipes)).toEqual(titles);
  });

  it('unless the visitor chose an order', async () => {
    expect(await found('crevette', { sort: 'title' })).toEqual(['Crevettes sautées', 'Ramen au miso', 'Tempura']);
    expect(await found('crevette', { sort: 'created_at' })).toEqual(['Ramen au miso', 'Crevettes sautées', 'Tempura']);
  });

  it('in pages without gaps or repeats', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => found('crevette', { page, page_size: 1 })));
    expect(pages).toEqual([['Crevettes sautées'], ['Tempura'], ['Ramen au miso']]);
  });

  it('the shortest first, where the visitor is in a hurry', async () => {
    expect(await found('entrée rapide')).toEqual(['Crevettes sautées', 'Tempura']);
  });
});

describe('what a dish must be without', () => {
  it('is known of its ingredients, not found by its words', async () => {
    const recipes = kitchen(
      { title: 'Riz sans poisson ?', ingredients: ['riz', 'saumon sans peau'] },
      { title: 'Riz', ingredients: ['riz'] },
      { title: 'Potion', ingredients: ['perlimpinpin'] },
    );
    expect(await found('riz sans poissons', {}, recipes)).toEqual(['Riz']);
    expect(await found('sans peau', {}, recipes)).toEqual([]);
  });

  it('is found where a title says so, if nothing else is known of it', async () => {
    const recipes = kitchen({ title: 'Pain sans four' }, { title: 'Four', ingredients: ['pomme sans peau'] });
    expect(await found('sans four', {}, recipes)).toEqual(['Pain sans four']);
  });

  it('is looked for in title and ingredients, if the tables know no allergen in it', async () => {
    const dishes = () =>
      kitchen(
        { title: 'Purée', ingredients: ['pommes de terre', 'noix'] },
        { title: 'Curry', ingredients: ['noix de coco', 'piment'] },
        { title: 'Sauce', ingredients: ['viande hachée'] },
      );
    expect(await found('sans noix de coco', {}, dishes())).toEqual(['Sauce', 'Purée']);
    expect(await found('sans patates', {}, dishes())).toEqual(['Sauce', 'Curry']);
    const unknown = kitchen({ title: 'Potion', ingredients: ['perlimpinpin'] }, { title: 'Riz', ingredients: ['riz'] });
    expect(await found('sans patates', {}, unknown)).toEqual(['Riz']);
    expect(await found('sans bœuf', {}, dishes())).toEqual(['Curry', 'Purée']);
    expect(await found('pas trop épicé', {}, dishes())).toEqual(['Sauce', 'Purée']);
  });

  it('is left out where it is no food and no title says it, unless an allergy does', async () => {
    const salmon = () => kitchen({ title: 'Saumon', ingredients: ['saumon avec peau'] });
    expect(await found('saumon sans peau', {}, salmon())).toEqual(['Saumon', '=> saumon']);
    expect(await found('saumon pas cher', {}, salmon())).toEqual(['Saumon', '=> saumon']);
    expect(await found('saumon allergique au perlimpinpin', {}, salmon())).toEqual([]);
    expect(await found('saumon sans lupin', {}, salmon())).toEqual([]);
  });

  it('is corrected into a food one mistake away, and no further', async () => {
    const dishes = () => kitchen({ title: 'Riz' }, { title: 'Plat', ingredients: ['cayenne', 'soja'] });
    expect(await found('sans cayene', {}, dishes())).toEqual(['Riz', '=> sans cayenne']);
    for (const q of ['sans cayeinn', 'sans sodium', 'sans tanin', 'sans cay']) {
      expect(await found(q, {}, dishes())).toEqual([]);
    }
  });

  it.each([
    ['allergique aux anchios', 'allergique aux anchois'],
    ['sans pattes', 'sans pâtes'],
    ['sans pouple', 'sans poulpe'],
  ])('is rather an allergen than another food: %s', async (q, shown) => {
    const dishes = ['riz', 'anchois', 'pâtes', 'poulpe'].map((title) => ({ title, ingredients: [title] }));
    const titles = ['poulpe', 'pâtes', 'anchois', 'riz'].filter((title) => !shown.endsWith(title));
    expect(await found(q, {}, kitchen(...dishes))).toEqual([...titles, `=> ${shown}`]);
  });

  it('stays denied in the text that is shown', async () => {
    const dishes = kitchen({ title: 'Riz', ingredients: ['riz'] }, { title: 'Riz au chocolat' });
    expect(await found('riz poulet sans gluten, chocolat', {}, dishes)).toEqual([
      'Riz',
      '=> riz sans gluten, chocolat',
    ]);
  });
});

describe('beside an allergen, a diet, a religion or a state of health', () => {
  const dishes = () =>
    kitchen(
      { title: 'Riz au lait', ingredients: ['riz', 'lait', 'sucre'] },
      { title: 'Riz', ingredients: ['riz', 'sel'] },
      { title: 'Chocolat', ingredients: ['chocolat', 'lait de coco', 'miel'] },
      { title: 'Vin des Halles', ingredients: ['vin'] },
      { title: 'Poulet ferme du Cachemire', ingredients: ['poulet', 'sauce soja', 'rhum'] },
    );
  const noticed = async (q: string) => {
    const catalogue = await dishes();
    const { total, notice } = listOf(searchCatalogue(catalogue, { q, page: 1, page_size: 24 }));
    return [total, notice, suggest(catalogue, q).texts];
  };

  it.each([
    ['lait verboten', 'verboten', ['sans lait']],
    ['Riz au lait verboten', 'verboten', ['riz sans lait', 'sans lait']],
    ['Riz au lait halles', 'halles', ['riz sans lait', 'sans lait']],
    ['le lait je peux pas', 'pas', ['sans lait']],
    ['dans le lait', 'dans', ['sans lait']],
    ['riz sans lait xyzzy', 'xyzzy', ['riz sans lait']],
    ['chocolat sans xyzzy', 'xyzzy', []],
    ['recette sans allergène', 'allergène', []],
    ['sanslait', 'sanslait', []],
    ['allergie', 'allergie', []],
  ])('a word that is not understood is said, never left out or corrected: %j', async (q, word, instead) => {
    expect(await noticed(q)).toEqual([0, `Nous n'avons pas compris «\u00a0${word}\u00a0».`, instead]);
  });

  it.each([
    ['femme enceinte', 'Le site ne dit pas ce qui convient pendant une grossesse ou un allaitement.', []],
    ['enceinnte', 'Le site ne dit pas ce qui convient pendant une grossesse ou un allaitement.', []],
    ['hallal', 'Le site ne dit pas si une recette est halal.', ['sans porc, alcool']],
    ['cacher', 'Le site ne dit pas si une recette est casher.', ['sans porc, fruits de mer']],
    ['diabétique', 'Le site ne dit pas ce qui convient en cas de diabète.', ['sans sucre']],
    ['mon bébé est allergique au lait', 'Le site ne dit pas ce qui convient à un bébé.', ['allergique au lait']],
  ])('what no recipe says is refused: %j', async (q, notice, instead) => {
    expect(await noticed(q)).toEqual([0, notice, instead]);
  });

  it.each([
    ['sans noix de coco', ['Poulet ferme du Cachemire', 'Vin des Halles', 'Riz', 'Riz au lait']],
    ['sans sucre', ['Poulet ferme du Cachemire', 'Vin des Halles', 'Riz']],
    ['sans sel', ['Vin des Halles', 'Chocolat', 'Riz au lait']],
    ['sans légumineuses', ['Vin des Halles', 'Riz', 'Riz au lait']],
    ['recette pour enfant', ['Chocolat', 'Riz', 'Riz au lait']],
  ])('what holds a food is denied with it: %j', async (q, titles) => {
    expect(await found(q, {}, dishes())).toEqual(titles);
  });

  it.each(['sans sel', 'sans sucre', 'sans légumineuses', 'enfant', 'sans lupin'])(
    'the site says what it cannot promise: %j',
    async (q) => {
      const { notice } = listOf(searchCatalogue(await dishes(), { q, page: 1, page_size: 24 }));
      expect(notice).toMatch(/étiquettes|médecin|ne vérifie pas/);
    },
  );

  it('a word that is being typed, and begins a known one, is not doubted', async () => {
    expect(await found('lait coc', {}, dishes())).toEqual(['Chocolat']);
  });
});

it('what a dish must be without is never left out of a long search', async () => {
  const recipes = () =>
    kitchen({ title: 'Riz au lait', ingredients: ['riz', 'lait'] }, { title: 'Riz', ingredients: ['riz'] });
  for (const denial of ['sans lactose', 'sans lactose ni œufs ni arachides']) {
    const q = `riz poulet citron ail oignon huile coriandre persil menthe tomate sel ${denial}`;
    expect(await found(q, {}, recipes())).toEqual(['Riz', `=> riz ${denial}`]);
  }
});

it('"pâtes" are no "pâte"', async () => {
  const dishes = kitchen({ title: 'Spaghetti' }, { title: 'Gratin', ingredients: ['pâtes'] }, { title: 'Pâte brisée' });
  expect(await found('pâtes', {}, dishes)).toEqual(['Spaghetti', 'Gratin']);
});

describe('what finds nothing', () => {
  it.each([
    ['crevete', ['Crevettes sautées', 'Tempura', 'Ramen au miso', '=> crevette']],
    ['Tenpura', ['Tempura', '=> tempura']],
    ['desert', ['Mochi', '=> dessert']],
    ['dess', ['Mochi', '=> dessert']],
    ["l'Entrée aux crevetes", ['Crevettes sautées', 'Tempura', "=> l'Entrée aux crevettes"]],
    ['entrée sautees en 5 minutes', ['Crevettes sautées', '=> entrée sautees en une heure']],
    ['sauttées', ['Crevettes sautées', '=> sautées']],
  ])('is corrected: %j', async (q, titles) => {
    expect(await found(q)).toEqual(titles);
  });

  it('is corrected where a word is only a part of another one', async () => {
    const dishes = kitchen({ title: 'Caldo verde' }, { title: 'Ceviche', ingredients: ['citrons verts'] });
    expect(await found('citron verd', {}, dishes)).toEqual(['Ceviche', '=> citron vert']);
  });

  it.each([
    ['mochi crevettes facile', ['Ramen au miso', '=> crevettes facile']],
    ['ramen pizza', ['Ramen au miso', '=> ramen']],
    ['dessert difficile', ['Mochi', '=> dessert']],
    ['crevettes végétarien', ['Mochi', '=> végétarien']],
  ])('finds recipes without the words that do not fit: %j', async (q, titles) => {
    expect(await found(q)).toEqual(titles);
  });

  it.each(['pizza', 'pizza facile', 'ramen sans ail', 'tomate', 'ra zz', '😀'])(
    'and cannot be helped stays without result: %j',
    async (q) => {
      expect(await found(q)).toEqual([]);
    },
  );

  it('is not corrected because of a filter', async () => {
    expect(await found('tempura', { pays: korea.slug })).toEqual([]);
  });
});

it('finds at least what contains all the words', async () => {
  const random = seededRandom(9);
  const catalogue = await emptyCatalogue();
  const recipes = Array.from({ length: 200 }, (_, place) => aPlainRecipe(`r${place}`, random));
  for (const recipe of recipes) catalogue.index.put(indexed(recipe));
  for (const q of ['riz à la noix', 'epice', 'poulets', 'plat', 'osaka d', 'coco creme brulee', 'pou maroc', 'a l']) {
    const { items } = listOf(searchCatalogue(catalogue, { q, page: 1, page_size: 200 }));
    const ids = new Set(items.map(({ id }) => id));
    const missing = recipes.filter(
      (recipe) => containsEveryWord(foldedTexts(recipe), searchWords(q)) && !ids.has(recipe.id),
    );
    expect(missing, q).toEqual([]);
  }
});

describe('completions', () => {
  it('are recipes as a search finds them, countries and ingredients that have recipes, the most first', async () => {
    const parts = await aMenu();
    expect(complete(parts, 'crevet')).toEqual({
      recipes: [
        { title: 'Crevettes sautées', slug: 'r1' },
        { title: 'Tempura', slug: 'r2' },
        { title: 'Ramen au miso', slug: 'r0' },
      ],
      countries: [],
      ingredients: [
        { name: 'crevette', recipe_count: 3 },
        { name: 'crevette rose', recipe_count: 1 },
      ],
    });
    const dried = await kitchen({ title: 'Riz', ingredients: ['tomate', 'crevettes séchées'] });
    expect(complete(dried, 'tomat').ingredients).toEqual([{ name: 'tomate', recipe_count: 1 }]);
    expect(complete(parts, 'tenpur').recipes).toEqual([{ title: 'Tempura', slug: 'r2' }]);
    expect(complete(parts, 'JAP').countries).toEqual([{ name: 'Japon', slug: japan.slug, recipe_count: 3 }]);
    expect(complete(parts, 'sud').countries).toEqual([{ name: 'Corée du Sud', slug: korea.slug, recipe_count: 2 }]);
    expect(complete(parts, 'pays').countries).toEqual([]);
  });

  it('there are none for a text that says nothing', async () => {
    expect(complete(await aMenu(), '« »')).toEqual({ recipes: [], countries: [], ingredients: [] });
  });
});
