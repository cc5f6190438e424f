import { distances } from '../words/distances.ts';
import { foldText } from '../words/search-words.ts';
import { phraseKey } from './word-forms.ts';

/** A religion or a state of health of which no recipe says that it suits: nothing is found, and this is said. */
export interface State {
  sentence: string;
  /** A search for what the site does know; empty: there is none. */
  instead: string;
}

const STATES: readonly [phrases: string, sentence: string, instead: string][] = [
  [
    'halal, hallal, halale, hallale, haram, islam, islamique, musulman, musulmane',
    'Le site ne dit pas si une recette est halal.',
    'sans porc, alcool',
  ],
  [
    'casher, cacher, kasher, kosher, cachère, cachérout, juif, juive',
    'Le site ne dit pas si une recette est casher.',
    'sans porc, fruits de mer',
  ],
  [
    'enceinte, grossesse, future maman, future mère, toxoplasmose, listeria, listériose, allaite, allaiter, allaitement, allaitante',
    'Le site ne dit pas ce qui convient pendant une grossesse ou un allaitement.',
    '',
  ],
  ['bébé, nourrisson, diversification', 'Le site ne dit pas ce qui convient à un bébé.', ''],
  [
    'diabétique, diabète, glycémie, index glycémique, ig bas',
    'Le site ne dit pas ce qui convient en cas de diabète.',
    'sans sucre',
  ],
  [
    'hyposodé, hyposodée, pauvre en sel, faible en sel, sodium',
    'Le site ne sait pas ce qui convient à un régime pauvre en sel.',
    'sans sel',
  ],
  [
    `cholestérol, hypertension, hypertendu, insuffisance rénale, dialyse, goutte, crohn, fodmap, histamine, cétogène, keto,
    côlon irritable, reflux, anorexie, phénylcétonurie, favisme, sans résidu, diverticule, diverticulite, diverticulose,
    faible ig, glucide, low carb, paléo, cancer, chimio, chimiothérapie, jaïn, jaïne, hindou, hindoue, bouddhiste`,
    'Le site ne sait pas ce qui convient à ce régime ou à cette maladie.',
    '',
  ],
];

const BY_KEY: ReadonlyMap<string, State> = new Map(
  STATES.flatMap(([phrases, sentence, instead]) =>
    phrases.split(/,\s+/).map((phrase) => [phraseKey(foldText(phrase)), { sentence, instead }] as const),
  ),
);

/** The state that a phrase names, by its key (`phraseKey`). */
export const stateOf = (key: string): State | undefined => BY_KEY.get(key);

/** A shorter word may be another one. */
const MISTYPED_MIN = 5;

/** The state that a word names with one mistake, for words that no table knows: "enceinnte". */
export function mistypedState(word: string): State | undefined {
  if (word.length < MISTYPED_MIN) return undefined;
  const near = [...BY_KEY.keys()].find((key) => key.length >= MISTYPED_MIN && distances(word, key).at(-1) === 1);
  return near === undefined ? undefined : BY_KEY.get(near);
}

/**
 * What the site cannot promise of some foods, by the word that denies them: the tables know the names of ingredients,
 * not what a factory adds.
 */
export const LIMITS: ReadonlyMap<string, string> = new Map(
  [
    [
      'enfant',
      'Sans alcool ni poisson cru parmi les ingrédients. Ce qui convient à un jeune enfant, un médecin le sait mieux que nous.',
    ],
    ['lupin', 'Le site ne vérifie pas le lupin : trop de farines en contiennent sans que leur nom le dise.'],
    ['sulfite', 'Le site ne vérifie pas les sulfites : trop de produits en contiennent sans que leur nom le dise.'],
    [
      'sel',
      'Sans sel ni ingrédient salé que nous connaissons (bouillon, sauce soja, fromage, charcuterie…). Le pain, les conserves et les produits préparés en contiennent souvent\u00a0: lisez les étiquettes.',
    ],
    [
      'sucre',
      'Sans sucre, miel, sirop, confiture ni mélasse. Les fruits, le lait et les farines contiennent leurs propres sucres, et des produits préparés du sucre ajouté\u00a0: lisez les étiquettes.',
    ],
    [
      'légumineuse',
      'Sans légumineuse parmi les ingrédients (soja, arachide, pois, haricots, lentilles, fèves…). Les farines de lupin ou de soja de certains pains et plats préparés ne nous sont pas connues\u00a0: lisez les étiquettes.',
    ],
  ].map(([word = '', limit = '']) => [foldText(word), limit] as const),
);
