import { describe, expect, it } from 'vitest';
import { readRecipeText } from './recipe-text.ts';

const read = (text: string) => {
  const { ingredients, steps, ...rest } = readRecipeText(text);
  const inGroup = (group: string, text: string) => (group ? `${group} | ${text}` : text);
  return {
    ...rest,
    ingredients: ingredients.map(({ quantity, name, group }) =>
      inGroup(group, [quantity, name].filter(Boolean).join(' · ')),
    ),
    steps: steps.map(({ description, group, duree_repos }) =>
      inGroup(group, duree_repos ? `${description} (${duree_repos})` : description),
    ),
  };
};
const NOTHING = { others: [], doubts: [], description: '' };

/** What all of the following texts say. */
const CAKE = {
  ...NOTHING,
  title: 'Gâteau au yaourt',
  servings: '6',
  preparation_time: '15min',
  cooking_time: '35min',
  ingredients: ['200 g · farine', '3 · œufs', '1 sachet · levure'],
  steps: ['Mélangez la farine et les œufs.', 'Enfournez 35 minutes à 180 °C.'],
};

describe('a text with headings', () => {
  it.each([
    [
      'of Word, with tabs and hard blanks',
      'Gâteau au yaourt\r\n\r\nPour\u00a06\u00a0personnes\r\nPréparation\u00a0:\t15\u00a0min\r\nCuisson\u00a0:\t35\u00a0min\r\n\r\nIngrédients\u00a0:\r\n•\t200\u00a0g de farine\r\n•\t3\u00a0œufs\r\n•\t1 sachet de levure\r\n\r\nPréparation\u00a0:\r\n1.\tMélangez la farine et les œufs.\r\n2.\tEnfournez 35 minutes à 180\u00a0°C.\r\n',
    ],
    [
      'of a mail, quoted',
      '> Recette : Gâteau au yaourt\n>\n> Préparation : 15 min - Cuisson : 35 min\n>\n> Ingrédients (6 pers.) :\n> - 200 g de farine\n> - 3 œufs\n> - 1 sachet de levure\n>\n> Réalisation\n> 1) Mélangez la farine et\n> les œufs.\n> 2) Enfournez 35 minutes à 180 °C.',
    ],
    [
      'of a page, labels and values on lines of their own',
      'Gâteau au yaourt\n6 personnes\nTemps total\n50 min\nPréparation\n\n15 min\nCuisson\n35 min\n\nIngrédients\n200 g de farine\n3 œufs\n1 sachet de levure\n\nÉtapes\n\nÉtape 1\n\nMélangez la farine et les œufs.\n\nÉtape 2\n\nEnfournez 35 minutes à 180 °C.',
    ],
    [
      'in capitals, with everything on one line each',
      'GÂTEAU AU YAOURT\nTemps de préparation : 15 minutes | Temps de cuisson : 35 minutes | Difficulté : facile | 6 parts\nINGRÉDIENTS\n* 200 g de farine\n* 3 œufs\n* 1 sachet de levure\nPRÉPARATION\nMélangez la farine et les œufs.\nEnfournez 35 minutes à 180 °C.',
    ],
    [
      'with ingredients and steps behind their headings',
      'Gâteau au yaourt (pour 6 personnes)\nPréparation 15 min, cuisson 35 min\nIngrédients : 200 g de farine, 3 œufs, 1 sachet de levure.\nPréparation : Mélangez la farine et les œufs.\nEnfournez 35 minutes à 180 °C.',
    ],
    [
      'in Markdown',
      '# Gâteau au yaourt\n\n**Pour 6 personnes**\n**Préparation :** 15 min\n**Cuisson :** 35 min\n\n## Ingrédients\n\n- 200 g de farine\n- 3 œufs\n- 1 sachet de levure\n\n## Préparation\n\n1. Mélangez la farine et les œufs.\n2. Enfournez 35 minutes à 180 °C.',
    ],
  ])('%s', (_, text) => {
    const found = read(text);
    expect({ ...found, title: found.title.toLowerCase() }).toEqual({ ...CAKE, title: CAKE.title.toLowerCase() });
  });

  it('in English', () => {
    const text =
      'Banana bread\nServes 8\nPrep time: 10 minutes\nCook time: 1 hour 5 minutes\n\nIngredients\n3 bananas\n200 g flour\n\nInstructions\nStep 1\nMash the bananas.\nStep 2\nBake for an hour.\n\nNotes\nFreezes well.';
    expect(read(text)).toEqual({
      title: 'Banana bread',
      description: '',
      servings: '8',
      preparation_time: '10min',
      cooking_time: '1h 5min',
      ingredients: ['3 · bananas', '200 g · flour'],
      steps: ['Mash the bananas.', 'Bake for an hour.'],
      others: ['Freezes well.'],
      doubts: [],
    });
  });

  it('with groups in both lists, an introduction, and tips that no field takes', () => {
    const text =
      'Tarte aux pommes\nLa tarte de ma grand-mère, que nous mangions le dimanche.\nIl vous faut :\nPour la pâte :\n250 g de farine\nPour la garniture\n4 pommes\nPréparation\nPour la pâte :\nPétrir la farine.\nPour la garniture :\nCouper les pommes.\nConseils du chef :\nServez tiède.';
    expect(read(text)).toMatchObject({
      title: 'Tarte aux pommes',
      description: 'La tarte de ma grand-mère, que nous mangions le dimanche.',
      ingredients: ['Pour la pâte | 250 g · farine', 'Pour la garniture | 4 · pommes'],
      steps: ['Pour la pâte | Pétrir la farine.', 'Pour la garniture | Couper les pommes.'],
      others: ['Servez tiède.'],
      doubts: [],
    });
  });
});

describe('a text without headings', () => {
  it('is told apart by what its lines look like, which is said', () => {
    const text =
      'Gâteau au yaourt\n200 g de farine\n3 œufs\nsel\nMélangez la farine et les œufs.\nEnfournez 35 minutes à 180 °C.';
    const doubt = 'Le texte n’a pas tous ses titres : vérifiez où finissent les ingrédients.';
    expect(read(text)).toEqual({
      ...CAKE,
      servings: '',
      preparation_time: '',
      cooking_time: '',
      ingredients: ['200 g · farine', '3 · œufs', 'sel'],
      doubts: [doubt],
    });
  });

  it('with numbered steps and groups', () => {
    const text = 'Tarte\n- 250 g de farine\n- beurre\n\nPour la pâte :\n1. Pétrir le tout.\n2. Laisser reposer.';
    expect(read(text)).toMatchObject({
      title: 'Tarte',
      ingredients: ['250 g · farine', 'beurre'],
      steps: ['Pour la pâte | Pétrir le tout.', 'Pour la pâte | Laisser reposer.'],
    });
  });

  it('of ingredients or steps alone has nothing else', () => {
    expect(read('200 g de farine\n3 œufs')).toMatchObject({
      title: '',
      ingredients: ['200 g · farine', '3 · œufs'],
      steps: [],
      doubts: expect.arrayContaining(['Aucune étape trouvée.']),
    });
    expect(read('1. Mélangez tout.\n2. Cuisez dix minutes.')).toMatchObject({
      title: '',
      ingredients: [],
      steps: ['Mélangez tout.', 'Cuisez dix minutes.'],
    });
    expect(read('')).toMatchObject({ title: '', ingredients: [], steps: [], doubts: [] });
  });
});

describe('what the text leaves open is said', () => {
  it('several numbers of servings', () => {
    expect(read('Tarte\nPour 4 à 6 personnes\nIngrédients\n2 œufs')).toMatchObject({
      servings: '4',
      doubts: ['Aucune étape trouvée.', 'Le texte donne plusieurs nombres de portions : 4 est repris.'],
    });
  });

  it.each([
    ['one step speaks of it', 'Pétrir.\nLaisser reposer.', ['Pétrir.', 'Laisser reposer. (2h)'], []],
    ['none does', 'Pétrir.\nCuire.', ['Pétrir.', 'Cuire.'], ['Repos de 2h : notez-le à l’étape qui convient.']],
  ])('a rest, where %s', (_, lines, steps, doubts) => {
    expect(read(`Tarte\nRepos : 2 h\nIngrédients\n2 œufs\nÉtapes\n${lines}`)).toMatchObject({ steps, doubts });
  });
});

it.each([
  ['Préparation : 20 min', '20min'],
  ['Temps de préparation : 1 h 30', '1h 30min'],
  ['Prép. : 20 à 25 minutes', '25min'],
  ['Préparation (1h à 1h30)', '1h 30min'],
  ["Préparation: 45'", '45min'],
  ['Préparation : une heure', '1h'],
  ['Préparation : 1 heure et demie', '1h 30min'],
  ['Préparation : 1/2 h', '30min'],
  ['Préparation : environ 20 min.', '20min'],
  ['Préparation : Mélangez 20 minutes.', ''],
])('%j is a time of %s', (line, time) => {
  expect(read(`Tarte\n${line}\nIngrédients\n2 œufs`).preparation_time).toBe(time);
});

it.each([
  'Pour 4 personnes',
  '4 pers.',
  'Nombre de personnes : 4',
  'Portions : 4',
  'Serves 4',
  'Yield: 4 servings',
  'Ingrédients (4 pers.)',
  'Ingrédients pour 4 personnes :',
  'Ingredients for 4 people',
])('%j are four servings', (line) => {
  expect(read(`Tarte\n${line}\n2 œufs`)).toMatchObject({ title: 'Tarte', servings: '4', ingredients: ['2 · œufs'] });
});

it('reads a long text, whatever it is made of, in no time', () => {
  for (const part of [
    ' ',
    '*',
    'a ',
    '1 ',
    'pour ',
    '1 h ',
    'Ingrédients : ',
    ', ',
    '\t',
    '(',
    '* ',
    '> ',
    'a\n',
    '1.\n',
    'Cuisson\n',
  ]) {
    for (const [start, end] of [
      ['', ''],
      ['abc', 'x'],
      ['Cuisson', ':'],
    ])
      expect(readRecipeText(`${start}${part.repeat(20_000)}${end}`)).toBeDefined();
  }
});

it.each(['Préparation : 1', 'Cuisson\n1', 'Pour la pâte', '1 kg '])(
  'reads lines in no time that begin with %j',
  (start) => {
    for (const part of ['1', 'a', ' ', "'", '-', '1 h '])
      for (const count of [60, 180, 280])
        expect(readRecipeText(`${start}${part.repeat(count / part.length)}!\n`.repeat(10))).toBeDefined();
  },
);
