import { describe, expect, it } from 'vitest';
import { everyWord, foldText } from '../words/search-words.ts';
import { UNDERSTOOD_WORDS } from './known-words.ts';
import { MEANINGS, timeAtStart } from './meanings.ts';
import { OTHER_NAMES } from './other-names.ts';
import { REGION_WORDS } from './place-words.ts';
import { countriesWished, understandSearch } from './understand.ts';
import { phraseKey } from './word-forms.ts';

const PLACES = new Set(
  ['italien', 'italienne', 'maroc', 'italie', 'chine', 'amerique', 'amerique du sud'].map(phraseKey),
);

/** The terms in short: words, then what they mean. */
const understood = (text: string) =>
  understandSearch(everyWord(text), (key) => PLACES.has(key)).map(({ words, others, place, meaning, isStrict }) =>
    [
      words.join('+'),
      place && `in ${place}`,
      others.length > 0 && 'other names',
      meaning && Object.values(meaning).join(),
      isStrict && 'strict',
    ]
      .filter(Boolean)
      .join(', '),
  );

describe('a search', () => {
  it.each([
    ['Tarte aux pommes de ma grand-mère', ['tarte', 'pommes', 'grand', 'mere']],
    ['repas du dimanche pour 6 personnes', ['repas, plat']],
    ['recette de poulet', ['poulet']],
    ['entrées faciles', ['entrees, entree', 'faciles, facile']],
    ['plat de résistance rapide', ['plat+resistance, plat', 'rapide, 60']],
    ['cuisine italienne', ['italienne, in italienne']],
    ['dessert amérique du sud', ['dessert, dessert', 'amerique+sud, in amerique du sud']],
    ['patates', ['patates, other names']],
    ['pommes de terre au four', ['pommes+terre, other names', 'four']],
    ['plat en moins de 30 min', ['plat, plat', 'moins+30+min, 30']],
    ['desserts sans gluten', ['desserts, dessert', 'sans+gluten, sans-gluten, strict']],
    ['poulet sans ail', ['poulet', 'sans+ail, strict']],
    ['pas de crevettes', ['pas+de+crevettes, crustaces, strict']],
    ['sans poissons ni arachides', ['sans+poissons, poissons, strict', 'ni+arachides, arachides, strict']],
    ['sans gluten sans lactose', ['sans+gluten, sans-gluten, strict', 'sans+lactose, sans-lactose, strict']],
    ['sans fruits de mer', ['sans+fruits+de+mer, crustaces,mollusques, strict']],
    ['plat pas trop épicé', ['plat, plat', 'pas+trop+epice, strict']],
    ['plat pas cher', ['plat, plat', 'pas+cher, strict']],
    ['recette pas à pas', []],
    ['un peu épicé', ['epice, other names']],
    ['sans lait de coco', ['sans+lait+de+coco, strict']],
    ['allergie aux arachides', ['allergie+aux+arachides, arachides, strict']],
    ['intolérante au lactose', ['intolerante+au+lactose, sans-lactose, strict']],
    [
      'dessert sans lactose au chocolat',
      ['dessert, dessert', 'sans+lactose, sans-lactose, strict', 'chocolat, other names'],
    ],
    ['pas compliqué', ['pas+complique, facile']],
    [
      'sans poissons ni crustacés ni arachides',
      ['sans+poissons, poissons, strict', 'ni+crustaces, crustaces, strict', 'ni+arachides, arachides, strict'],
    ],
    [
      'sans gluten ni lactose ni œufs',
      ['sans+gluten, sans-gluten, strict', 'ni+lactose, sans-lactose, strict', 'ni+oeufs, sans-oeuf, strict'],
    ],
    ["pas de crevettes pas d'arachides", ['pas+de+crevettes, crustaces, strict', 'pas+d+arachides, arachides, strict']],
    [
      'allergique aux arachides et aux crevettes',
      ['allergique+aux+arachides, arachides, strict', 'et+aux+crevettes, crustaces, strict'],
    ],
    ['allergique aux œufs et au lait', ['allergique+aux+oeufs, sans-oeuf, strict', 'et+au+lait, sans-lactose, strict']],
    ['allergique aux kiwis et aux fraises', ['allergique+aux+kiwis, strict', 'et+aux+fraises, strict']],
    [
      'sans poissons et fruits de mer',
      ['sans+poissons, poissons, strict', 'et+fruits+de+mer, crustaces,mollusques, strict'],
    ],
    ['sans arachide ou sésame', ['sans+arachide, arachides, strict', 'ou+sesame, sesame, strict']],
    [
      'sans gluten, lactose, œufs',
      ['sans+gluten, sans-gluten, strict', ',+lactose, sans-lactose, strict', ',+oeufs, sans-oeuf, strict'],
    ],
    ['sans gluten et rapide', ['sans+gluten, sans-gluten, strict', 'rapide, 60']],
    ['poulet sans gluten et citron', ['poulet', 'sans+gluten, sans-gluten, strict', 'et+citron, strict']],
    ['sans gluten au lait', ['sans+gluten, sans-gluten, strict', 'lait']],
    ['sans gluten lait de coco', ['sans+gluten, sans-gluten, strict', 'lait', 'coco']],
    ['pas cher poisson', ['pas+cher, strict', 'poisson, other names']],
    ['lait sans gluten, lait', ['lait', 'sans+gluten, sans-gluten, strict', ',+lait, sans-lactose, strict']],
    ['végétarien lait', ['vegetarien, vegetarien, strict', 'lait']],
    ['alergie aux arachides', ['alergie+aux+arachides, arachides, strict']],
    ['alergique aux crevettes', ['alergique+aux+crevettes, crustaces, strict']],
    ['allergie au gluten', ['allergie+au+gluten, sans-gluten, strict']],
    ['intollerence au lactose', ['intollerence+au+lactose, sans-lactose, strict']],
    ['dessert sans lactose du Maroc', ['dessert, dessert', 'sans+lactose, sans-lactose, strict', 'maroc, in maroc']],
    ["plat sans gluten d'Italie", ['plat, plat', 'sans+gluten, sans-gluten, strict', 'italie, in italie']],
    ['plat sans porc de Chine', ['plat, plat', 'sans+porc, sans-porc, strict', 'chine, in chine']],
    ['recettes sans gluten de Noël', ['sans+gluten, sans-gluten, strict', 'noel']],
    ['sans lait de Noël', ['sans+lait, sans-lactose, strict', 'noel']],
    ['sans ail de Chine', ['sans+ail, strict', 'chine, in chine']],
    ["sans beurre d'arachide", ['sans+beurre+d+arachide, arachides, strict']],
    ['pistache de terre interdite', ['pistache+de+terre+interdite, arachides, strict']],
    ['allergie aux noix de terre', ['allergie+aux+noix+de+terre, arachides, strict']],
    ['sans noix de Saint-Jacques', ['sans+noix+de+saint+jacques, mollusques, strict']],
    ['sans huile de sésame', ['sans+huile+de+sesame, sesame, strict']],
    [
      'allergique aux arachides et au lait de coco',
      ['allergique+aux+arachides, arachides, strict', 'et+au+lait+de+coco, strict'],
    ],
    ['on mange quoi ce soir', []],
    ['je mange italien', ['italien, in italien']],
    ['je ne mange pas de porc', ['pas+de+porc, sans-porc, strict']],
    ['je ne peux pas manger de gluten', ['pas+manger+de+gluten, sans-gluten, strict']],
    ["je n'aime pas le poisson", ['pas+le+poisson, poissons, strict']],
    ['je ne supporte pas le lactose', ['pas+le+lactose, sans-lactose, strict']],
    ['recette de saison', []],
    ['plat de plus de 2 heures', ['plat, plat']],
    ['plat au moins 2 heures', ['plat, plat']],
    ['plat pas plus de 2 heures', ['plat, plat', '2+heures, 120']],
    ['plat 2 heures minimum', ['plat, plat']],
    ['plat 1h 6 personnes', ['plat, plat', '1h, 60']],
    ['peu de temps', ['peu+de+temps, 60']],
    ["sans lait ou beurre d'arachide", ['sans+lait, sans-lactose, strict', 'ou+beurre+d+arachide, arachides, strict']],
    ['sans arachide ou kiwi', ['sans+arachide, arachides, strict', 'ou+kiwi, strict']],
    ['sans gluten ou rapide', ['sans+gluten, sans-gluten, strict', 'rapide, 60']],
    ['je suis allergique au soja', ['allergique+au+soja, soja, strict']],
    ['sans crème fraîche et lait', ['sans+creme+fraiche, lait, strict', 'et+lait, sans-lactose, strict']],
    ['sans fromage râpé ni lait', ['sans+fromage+rape, lait, strict', 'ni+lait, sans-lactose, strict']],
    ['sans lait entier, œufs', ['sans+lait+entier, lait, strict', ',+oeufs, sans-oeuf, strict']],
    ['sans lait industriel et œufs', ['sans+lait, sans-lactose, strict', 'industriel', 'et+oeufs, sans-oeuf, strict']],
    ['sans arachides / pistaches', ['sans+arachides, arachides, strict', ',+pistaches, fruits-a-coque, strict']],
    [
      'allergique aux noix fraîches et au lait',
      ['allergique+aux+noix+fraiches, sans-fruits-a-coque, strict', 'et+au+lait, sans-lactose, strict'],
    ],
    [
      'allergique noix de cajou pistaches',
      ['allergique+noix+de+cajou, fruits-a-coque, strict', 'pistaches, fruits-a-coque, strict'],
    ],
    ['sans farine de blé et lait', ['sans+farine+de+ble, gluten, strict', 'et+lait, sans-lactose, strict']],
    ['sans noix de cajou et lait', ['sans+noix+de+cajou, fruits-a-coque, strict', 'et+lait, sans-lactose, strict']],
    ['sans noix de coco', ['sans+noix+de+coco, strict']],
    ['sans sauce soja', ['sans+sauce+soja, soja,gluten, strict']],
    ['sans oeufs et lai', ['sans+oeufs, sans-oeuf, strict', 'et+lai, strict']],
    ['sans lait en poudre et noix', ['sans+lait+en+poudre, lait, strict', 'et+noix, sans-fruits-a-coque, strict']],
    ['sans lait de jument', ['sans+lait+de+jument, sans-lactose, strict']],
    ['sans lait avec chocolat et noix', ['sans+lait, sans-lactose, strict', 'chocolat, other names', 'noix']],
    ['sans gluten pour 4 personnes et lait', ['sans+gluten, sans-gluten, strict', 'et+lait, sans-lactose, strict']],
    ['sans œuf italien', ['sans+oeuf, sans-oeuf, strict', 'italien, in italien']],
    ['sans lait et italien', ['sans+lait, sans-lactose, strict', 'italien, in italien']],
    ['sans gluten, entrée', ['sans+gluten, sans-gluten, strict', 'entree, entree']],
    ['sans gluten et facile', ['sans+gluten, sans-gluten, strict', 'facile, facile']],
    ['évitez le lait', ['evitez+le+lait, sans-lactose, strict']],
    [
      'dessert dépourvu de gluten et œufs',
      ['dessert, dessert', 'depourvu+de+gluten, sans-gluten, strict', 'et+oeufs, sans-oeuf, strict'],
    ],
    ['exempt de noix', ['exempt+de+noix, sans-fruits-a-coque, strict']],
    ['noix à éviter, poulet', ['noix+a+eviter, sans-fruits-a-coque, strict', 'poulet']],
    ["éviter l'allergie aux noix", ['allergie+aux+noix, sans-fruits-a-coque, strict']],
    [
      'allergique aux œufs, facile et beurre',
      ['allergique+aux+oeufs, sans-oeuf, strict', 'facile, facile', 'et+beurre, sans-lactose, strict'],
    ],
    ['poulet à éviter les noix', ['poulet', 'a+eviter+les+noix, sans-fruits-a-coque, strict']],
    [
      'allergique aux noix dessert chocolat',
      ['allergique+aux+noix, sans-fruits-a-coque, strict', 'dessert, dessert', 'chocolat, other names'],
    ],
    ['cœliaque', ['coeliaque, sans-gluten, strict']],
    ['dessert maladie coeliaque', ['dessert, dessert', 'maladie+coeliaque, sans-gluten, strict']],
    ['sans froment', ['sans+froment, sans-gluten, strict']],
    ['sans glutaine', ['sans+glutaine, sans-gluten, strict']],
    ['allergie APLV', ['allergie+aplv, lait, strict']],
    ['sans caséine', ['sans+caseine, lait, strict']],
    ['sans gluten caséine', ['sans+gluten, sans-gluten, strict', 'caseine, lait, strict']],
    ['sans petit-lait', ['sans+petit+lait, lait, strict']],
    ['sans lactosérum', ['sans+lactoserum, lait, strict']],
    ['allergique aux protéines du lait de vache', ['allergique+aux+proteines+du+lait+de+vache, lait, strict']],
    ['sans poisson et épicé', ['sans+poisson, poissons, strict', 'epice, other names']],
    [
      'sans œuf, épice et beurre',
      ['sans+oeuf, sans-oeuf, strict', ',+epice, strict', 'et+beurre, sans-lactose, strict'],
    ],
    ['allergie œuf, épice', ['allergie+oeuf, sans-oeuf, strict', ',+epice, strict']],
    ['sans poisson et épices', ['sans+poisson, poissons, strict', 'et+epices, strict']],
    ['sans arachide pistache', ['sans+arachide, arachides, strict', 'pistache, fruits-a-coque, strict']],
    ['sans soya', ['sans+soya, soja, strict']],
    ['allergique aux scampis', ['allergique+aux+scampis, crustaces, strict']],
    ['sans gluten saumon', ['sans+gluten, sans-gluten, strict', 'saumon']],
    ['tarte aux pommes tarte', ['tarte', 'pommes']],
    ['sans gluten sans gluten', ['sans+gluten, sans-gluten, strict']],
    [
      'aa bb cc dd ee ff gg hh ii jj kk ll mm sans gluten',
      [...'abcdefghijkl'].map((letter) => letter + letter).concat('sans+gluten, sans-gluten, strict'),
    ],
  ])('"%s" says %j', (text, terms) => {
    expect(understood(text)).toEqual(terms);
  });

  it('of connecting words only is one for these words; one that asks for recipes is for all', () => {
    expect(understood('à la')).toEqual(['a', 'la']);
    expect(understood('idées de recettes')).toEqual([]);
    expect(understood('pour deux personnes')).toEqual([]);
  });
});

it.each([
  ['30 minutes', 30],
  ['30mn facile', 30],
  ['en moins d une heure', 60],
  ['1h', 60],
  ['1h30', 90],
  ['2 h 15', 135],
  ['1h 12 personnes', 60],
  ['1 h 30 min', 90],
  ['pas plus de 2 heures', 120],
  ['deux heures', 120],
  ['une demi heure', 30],
  ['moins de 30 minutes', 30],
  ['30 min max', 30],
  ['un quart d heure', 15],
  ['en 20 min poulet', 20],
])('"%s" begins with a time of %i minutes', (text, minutes) => {
  expect(timeAtStart(text)?.minutes).toBe(minutes);
});

it.each(['30', '4 personnes', 'une heureuse surprise', 'hachis', 'un poulet'])('"%s" begins with no time', (text) => {
  expect(timeAtStart(text)).toBeNull();
});

it('the tables are folded, and none of their names has two meanings', () => {
  const names = [...OTHER_NAMES.values()].flat();
  const regions = Object.values(REGION_WORDS).flat();
  const folded = [...names, ...regions, ...OTHER_NAMES.keys(), ...MEANINGS.keys(), ...UNDERSTOOD_WORDS.keys()];
  expect(folded.filter((word) => word !== foldText(word))).toEqual([]);
  expect([...MEANINGS.keys()].filter((key) => OTHER_NAMES.has(key))).toEqual([]);
});

describe('famous dishes', () => {
  it('lead to their country, but not those that a search denies', () => {
    expect(countriesWished('tacos sans pizza')).toEqual(['mexique']);
    expect(countriesWished('sans chili con carne')).toEqual([]);
  });
});
