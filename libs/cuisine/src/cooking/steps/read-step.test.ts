import type { Ingredient } from '@tdt/contracts';
import { describe, expect, it } from 'vitest';
import { hasFixedNumber, readStep, type StepPart } from './read-step.ts';

/** "200 g | farine | Pâte": quantity, name, and perhaps a group; the id is name and group. */
const list = (...rows: string[]): Ingredient[] =>
  rows.map((row) => {
    const [quantity = '', name = '', group = null] = row.split(' | ');
    return { id: group ? `${name} ${group}` : name, quantity, name, group };
  });

const PANTRY = list(
  ...['75 cl | lait entier', '40 cl | lait de coco', '8 cl | huile d’olive', '3 cuillères à soupe | vinaigre de xérès'],
  ...[
    '4 | œufs',
    '1 | oignon rouge',
    '500 g | aubergines',
    '200 g | sucre',
    '50 g | sucre glace',
    '14 | feuilles de filo',
  ],
  ...[
    '1 | gousse de vanille',
    '30 cl | eau',
    '16 | crevettes cuites',
    '60 cl | bouillon de poulet',
    '2 bottes | coriandre',
  ],
  ...['80 g | pâte de piment', '70 g | ghee ou beurre', '0,5 | chou blanc', 'au goût | sel', '30 g | miel | Sauce'],
  ...['20 g | miel | Pâte', '100 g | noix de coco râpée', '4 cuillères à soupe | sauce soja', '2 gousses | ail'],
  ...['120 g | pousses de soja', '120 g | chorizo (24 tranches)'],
);

const read = (text: string, group: string | null = null) => readStep(text, PANTRY, group);
const linked = (parts: StepPart[]) =>
  parts.flatMap((part) => (part.kind === 'quantity' ? [`${part.text} = ${part.ingredientId}`] : []));
const times = (parts: StepPart[]) =>
  parts.flatMap((part) => (part.kind === 'time' ? [[part.text, part.minutes, part.maxMinutes]] : []));

describe('quantities of ingredients', () => {
  it.each([
    ['Versez 15 cl de lait froid.', '15 cl de lait = lait entier'],
    ['Versez 75 cl de lait entier.', '75 cl de lait entier = lait entier'],
    ['Ajoutez 0,4 litre de lait de coco.', '0,4 litre de lait de coco = lait de coco'],
    ['Chauffez deux cuillères à soupe d’huile.', 'deux cuillères à soupe d’huile = huile d’olive'],
    [
      'De l’eau additionnée d’une cuillère à soupe de vinaigre.',
      'd’une cuillère à soupe de vinaigre = vinaigre de xérès',
    ],
    ['Cassez quatre œufs.', 'quatre œufs = œufs'],
    ['Cassez 3 oeufs dans un bol.', '3 oeufs = œufs'],
    ['Pelez un oignon.', 'un oignon = oignon rouge'],
    ['Mélangez 50 g de sucre glace.', '50 g de sucre glace = sucre glace'],
    ['Mélangez 100 g de sucre.', '100 g de sucre = sucre'],
    ['Superposez 7 feuilles de filo.', '7 feuilles de filo = feuilles de filo'],
    ['Couvrez avec les 7 autres feuilles huilées.', 'les 7 autres feuilles = feuilles de filo'],
    ['Fendez une gousse de vanille.', 'une gousse de vanille = gousse de vanille'],
    ['Pressez deux gousses d’ail.', 'deux gousses d’ail = ail'],
    ['Gardez 60 cl de bouillon.', '60 cl de bouillon = bouillon de poulet'],
    ['Ajoutez une botte de coriandre.', null],
    ['Ajoutez 2 bottes de coriandre.', '2 bottes de coriandre = coriandre'],
    ['Fondez 35 g de beurre.', '35 g de beurre = ghee ou beurre'],
    ['Émincez un demi-chou.', 'un demi-chou = chou blanc'],
    ['Posez 12 tranches de chorizo, en huilant chacune.', '12 tranches de chorizo = chorizo (24 tranches)'],
    ['Versez 10 à 15 cl de lait.', '10 à 15 cl de lait = lait entier'],
  ])('"%s": %s', (text, expected) => {
    expect(linked(read(text))).toEqual(expected === null ? [] : [expected]);
  });

  it.each([
    ['la moitié des aubergines', 'aubergines', 1 / 2],
    ['les trois quarts du lait de coco', 'lait de coco', 3 / 4],
    ['deux tiers de l’huile', 'huile d’olive', 2 / 3],
    ['un quart du chou', 'chou blanc', 1 / 4],
    ['un tiers de la coriandre', 'coriandre', 1 / 3],
    ['l’autre moitié du soja', 'pousses de soja', 1 / 2],
  ])('"%s" is a share, whose words stay', (text, ingredientId, share) => {
    const quantity = { kind: 'quantity', text, ingredientId, share, amount: null, isPieces: false };
    expect(read(`Ajoutez ${text} et mélangez.`)).toContainEqual(quantity);
  });

  it.each([
    ['more than there is', '80 cl de lait entier', 'cinq œufs'],
    ['another unit', '2 aubergines', '15 cl de sucre', '100 g de feuilles de filo'],
    [
      'another ingredient',
      '20 cl de lait d’amande',
      '50 g de sucre roux',
      '10 cl d’eau de cuisson',
      '20 cl d’huile de noix',
    ],
    ['an ingredient that is not in the list', '50 g de fromage', '3 poivrons', '50 g de noix', '1 coco'],
    [
      'what may be made while cooking',
      'la moitié de la pâte',
      '10 cl de bouillon',
      '2 cuillères à soupe de sauce',
      'un tiers du bouillon',
    ],
    ['perhaps one for each', 'un œuf', '4 crevettes', 'une cuillère à café de vinaigre puis 1 crevette'],
    [
      'for each of several pieces or times',
      '15 cl de lait par verre',
      'une cuillère à soupe d’huile par crêpe',
      '2 œufs à la fois',
      'du lait tous les 2 œufs',
      '2 cuillères à soupe d’huile toutes les deux minutes',
      'trois œufs par deux',
    ],
    ['water from the tap', '10 cl d’eau chaude', 'la moitié de l’eau'],
    [
      'without a number',
      'la moitié du sel',
      'le reste du lait',
      'quelques œufs',
      'un peu de lait',
      'la moitié du lait restant',
    ],
    ['vague', 'une cuillerée de miel', 'une poignée de sucre', 'un filet d’huile', 'une noix de beurre'],
    ['two ingredients of that name', '20 g de miel', 'la moitié du miel'],
    ['a part of another word', '4 demi-crevettes', 'd’un œuf à l’autre', 'l’un'],
  ])('leaves as text: %s', (_, ...texts) => {
    for (const text of texts) expect([text, linked(read(`Prenez ${text} et mélangez.`))]).toEqual([text, []]);
  });

  it.each([
    '18 boules',
    'des dés de 2 cm',
    'un moule de 24 cm',
    'en trois fois',
    '180 °C',
    'deux poêles',
    'en 4',
    'une à une',
  ])('leaves "%s" as text', (text) => {
    expect(read(`Faites ${text}, puis servez.`)).toEqual([{ kind: 'text', text: `Faites ${text}, puis servez.` }]);
  });

  it('takes that of the own group where two ingredients have the name', () => {
    expect(linked(read('Ajoutez la moitié du miel.', 'Pâte'))).toEqual(['la moitié du miel = miel Pâte']);
    expect(linked(read('Ajoutez 10 g de miel.', 'Sauce'))).toEqual(['10 g de miel = miel Sauce']);
  });

  it('does not take that of the own group where another one has exactly the amount', () => {
    expect(linked(read('Ajoutez 20 g de miel.', 'Sauce'))).toEqual([]);
  });

  it('leaves what is said of each piece, but reads the next sentence', () => {
    const text = 'Dans chaque bol, versez 10 cl de lait et la moitié du chou. Versez 15 cl de lait.';
    expect(linked(read(text))).toEqual(['15 cl de lait = lait entier']);
  });
});

describe('times', () => {
  it.each([
    ['30 minutes', 30, 30],
    ['dix minutes', 10, 10],
    ['une minute', 1, 1],
    ['une à deux minutes', 1, 2],
    ['10 à 15 minutes', 10, 15],
    ['10-15 min', 10, 15],
    ['2 h', 120, 120],
    ['deux heures', 120, 120],
    ['1 h 30', 90, 90],
    ['1h30', 90, 90],
    ['1 heure 30 minutes', 90, 90],
    ['2 heures et demie', 150, 150],
    ['une demi-heure', 30, 30],
    ['un quart d’heure', 15, 15],
    ['trois quarts d’heure', 45, 45],
    ['une vingtaine de minutes', 20, 20],
    ['quarante-cinq minutes', 45, 45],
    ['30 secondes', 0.5, 0.5],
    ['2 jours', 2880, 2880],
  ])('reads "%s" as %d to %d minutes', (text, minutes, maxMinutes) => {
    expect(times(read(`Laissez ${text} au frais.`))).toEqual([[text, minutes, maxMinutes]]);
  });

  it.each(['à 20 h', 'dès 20 h', 'vers 19 h 30', 'avant 12h30', 'avant midi', 'toutes les 10 minutes'])(
    'takes no time of day and no interval for one to wait: "%s"',
    (text) => {
      expect(times(read(`Servez ${text}.`))).toEqual([]);
    },
  );

  it('reads two durations of a range', () => {
    expect(times(read('Laissez 30 minutes à 1 h.')).map(([text]) => text)).toEqual(['30 minutes', '1 h']);
  });

  it.each(['une seconde', 'quelques minutes', 'toute la nuit', '2 morceaux', '30 mg de sel', 'deux hivers'])(
    'finds none in "%s"',
    (text) => {
      expect(times(read(`Laissez ${text}.`))).toEqual([]);
    },
  );

  it('ends an hour before an amount', () => {
    expect(times(read('Après 1 h 50 g de sucre.'))).toEqual([['1 h', 60, 60]]);
  });
});

it('gives back the whole text, in order, with quantities and times apart', () => {
  const text = 'Chauffez 75 cl de lait 5 minutes. Ajoutez la moitié du sucre, puis 2 gousses d’ail.';
  const parts = read(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.map(({ kind }) => kind).join(' ')).toBe('text quantity text time text quantity text quantity text');
});

it.each([
  ['Battez fermement dans une casserole, sans cesser un instant.', false],
  ['Versez 15 cl de lait et laissez reposer 20 minutes.', false],
  ['Préparez un plat neuf fois sur dix.', true],
  ['Chauffez le four à 180 °C.', true],
  ['Formez deux boules.', true],
  ['Versez 15 cl de lait sur 8 biscuits.', true],
  ['Ajoutez une cuillère à soupe de rhum.', true],
  ['Couvrez d’un litre d’eau du robinet.', true],
])('finds out whether a number stays as written: %s', (text, isThere) => {
  expect(hasFixedNumber(read(text))).toBe(isThere);
});

it('is quick with long and hostile texts', () => {
  const hostile = [
    '1',
    '1 ',
    'un ',
    'd’une ',
    '1,',
    '1/',
    '½',
    'les deux tiers ',
    '1 h ',
    '2 à ',
    ' ',
    '2 c. à s. de ',
    'é',
    '1. A',
  ];
  for (const piece of hostile) {
    const text = piece.repeat(5000 / piece.length);
    const start = performance.now();
    expect(
      read(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    hasFixedNumber([{ kind: 'text', text }]);
    expect(performance.now() - start, piece).toBeLessThan(5000);
  }
});

it('compares no more rows that are alike than a recipe has', () => {
  const alike = (count: number) =>
    readStep(
      'Cassez 2 œufs.',
      list(...Array.from({ length: count }, (_, index) => `2 | œufs frais ${index}`).slice(1), '2 | œufs'),
    );
  expect(linked(alike(12))).toEqual(['2 œufs = œufs']);
  expect(linked(alike(13))).toEqual([]);
});
