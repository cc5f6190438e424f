import { INGREDIENT_WORDS, ingredientFacts, type Substance } from '@tdt/cuisine/ingredients';
import { everyWord } from '@tdt/cuisine/words';
import { pick, seededRandom } from '@tdt/domain';
import { expect, it } from 'vitest';
import { readSearch } from './read-search.ts';
import { NO_FILTERS } from './tally.ts';
import { demoCatalogue, demoRecipes } from './testing/demo-catalogue.ts';

/** How visitors say that they must not eat something. */
const DENIALS =
  `sans X|sans le X|sans aucun X|plat sans X|régime sans X|pas de X|ni X|non au X|aucun X|zéro X|sauf X|hors X
  hormis X|excepté X|exclure X|éviter le X|évite X|évitez X|privé de X|dépourvu de X|exempt de X|supprimer X|bannir le X
  remplacer le X|X interdit|X interdites|recette X interdit|le X est interdit|interdit : X|X à éviter|X exclu|X proscrit
  X banni|X free|X, allergie|X : allergie|X allergie|allergie X|allergie au X|allergique aux X|je suis allergique au X
  ma fille est allergique aux X|intolérant au X|intolérance X|hypersensible X|sensible au X|allergène X|anaphylaxie X
  choc anaphylactique X|réaction au X|contre indication X|je ne mange pas de X|je ne supporte pas le X
  0 X|0% X|no X|-X|🚫 X|X ❌|le X je peux pas|surtout pas X|autre que X|je digère mal le X|sans ajouter de X`.split(
    /\s*[|\n]\s*/,
  );

const FOODS: Partial<Record<Substance, string>> = {
  gluten: 'gluten, blé, farine',
  crustaces: 'crustacés, crevettes, homard',
  oeufs: 'œuf, œufs',
  poissons: 'poisson, saumon, cabillaud, anchois',
  arachides: 'arachide, cacahuètes',
  soja: 'soja, tofu, sauce soja',
  lait: 'lait, lactose, beurre, fromage, crème',
  'fruits-a-coque': 'noix, fruits à coque, amandes, pistache',
  celeri: 'céleri',
  moutarde: 'moutarde',
  sesame: 'sésame, tahini',
  sulfites: 'sulfites',
  lupin: 'lupin',
  mollusques: 'mollusques, moules, calamar, fruits de mer',
};

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const random = seededRandom(37);

/** The text with one letter left out, doubled, changed with the next one, replaced or put in. */
function mistyped(text: string): string {
  const at =
    pick(
      [...text].flatMap((letter, place) => (/\p{L}/u.test(letter) ? place : [])),
      random,
    ) ?? 0;
  const [before, letter, next, after] = [text.slice(0, at), text[at] ?? '', text[at + 1] ?? '', text.slice(at + 2)];
  const other = pick(LETTERS, random);
  const middle = pick([next, letter + letter + next, next + letter, other + next, other + letter + next], random);
  return before + middle + after;
}

/** By its ingredients only, which a search does not read. */
const titlesWith = (substance: Substance): Set<string> =>
  new Set(
    demoRecipes
      .filter(({ ingredients }) => ingredients.some(({ name }) => ingredientFacts(name)?.contains.includes(substance)))
      .map(({ title }) => title),
  );

it.each(Object.entries(FOODS))(
  'no denial of %s (%s) finds a dish with it, however it is mistyped',
  async (substance, foods) => {
    const parts = await demoCatalogue();
    const titles = titlesWith(substance as Substance);
    const wrong: string[] = [];
    let accepted = 0;
    for (const food of foods.split(', ')) {
      for (const denial of DENIALS) {
        const text = denial.replace('X', food);
        for (const q of [text, mistyped(text), mistyped(text)]) {
          const { hits } = parts.index.search(readSearch(parts, q).terms, NO_FILTERS);
          if (hits.isEmpty) continue;
          accepted += 1;
          const found = parts.index.orders.page(hits, 'title', 0, hits.count());
          if (!isOtherFood(q, text) && found.some(({ title }) => titles.has(title))) wrong.push(q);
        }
      }
    }
    expect(wrong).toEqual([]);
    // Of sulphites and lupin the site knows too little to find dishes.
    expect(accepted > 100).toBe(!/sulfites|lupin/.test(substance));
  },
);

/** "Sans bœuf" and "bannir blé" are no mistakes, but other foods of the table. */
function isOtherFood(q: string, text: string): boolean {
  const meant = new Set(everyWord(text));
  return everyWord(q).some(
    (word) =>
      !meant.has(word) && word.length > 2 && [word, word.replace(/s$/, '')].some((each) => INGREDIENT_WORDS.has(each)),
  );
}
