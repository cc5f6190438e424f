import { expect, it } from 'vitest';
import { readStepList } from './step-list.ts';

const read = (...lines: string[]) =>
  readStepList(lines.join('\n')).map(({ description, group }) => (group ? `${group} | ${description}` : description));

it.each([
  [
    'numbers',
    ['1. Mélangez.', '2. Cuisez 2-3 minutes.', '10. Servez.'],
    ['Mélangez.', 'Cuisez 2-3 minutes.', 'Servez.'],
  ],
  ['numbers with brackets and tabs of Word', ['1)\tMélangez.', '2)\u00a0Cuisez.'], ['Mélangez.', 'Cuisez.']],
  [
    'numbers without a blank, or with other signs',
    ['1.Mélangez.', '2/ Cuisez.', '3 - Servez.'],
    ['Mélangez.', 'Cuisez.', 'Servez.'],
  ],
  [
    'bullets',
    ['• Mélangez.', '- Cuisez.', '* Servez.', '\uf0b7\tMangez.'],
    ['Mélangez.', 'Cuisez.', 'Servez.', 'Mangez.'],
  ],
  ['words', ['Étape 1 : Mélangez.', 'ETAPE 2', 'Cuisez.', 'Step 3', '', 'Serve.'], ['Mélangez.', 'Cuisez.', 'Serve.']],
  ['empty lines', ['Mélangez.', 'Battez.', '', 'Cuisez.', '', ''], ['Mélangez. Battez.', 'Cuisez.']],
  [
    'nothing but lines',
    ['Mélangez la farine', 'Cuisez', '1,5 l d’eau suffit.'],
    ['Mélangez la farine', 'Cuisez 1,5 l d’eau suffit.'],
  ],
  [
    'lines that a mail has broken',
    ['> Mélangez la farine et', '> les œufs.', '> Cuisez.'],
    ['Mélangez la farine et les œufs.', 'Cuisez.'],
  ],
  [
    'numbers over several lines',
    ['1. Mélangez', 'le tout.', '', '2. Cuisez.', '', 'Servez.'],
    ['Mélangez le tout.', 'Cuisez.', 'Servez.'],
  ],
])('steps are told apart by %s', (_, lines, steps) => {
  expect(read(...lines)).toEqual(steps);
});

it.each([
  [['Pour la pâte :', 'Mélangez.', 'Pétrissez.', '', 'Pour la garniture :', 'Épluchez.', 'Cuisez.']],
  [['## Pour la pâte', '1. Mélangez.', '2. Pétrissez.', 'Pour la garniture', '1. Épluchez.', '2. Cuisez.']],
  [
    [
      '**Pour la pâte :**',
      '',
      'Mélangez.',
      '',
      'Pétrissez.',
      '',
      'Pour la garniture :',
      '',
      'Épluchez.',
      '',
      'Cuisez.',
    ],
  ],
])('titles are groups of the steps below: %j', (lines) => {
  expect(read(...lines)).toEqual([
    'Pour la pâte | Mélangez.',
    'Pour la pâte | Pétrissez.',
    'Pour la garniture | Épluchez.',
    'Pour la garniture | Cuisez.',
  ]);
});

it('a sentence that ends with a colon, or goes on, is no title', () => {
  expect(
    read(
      'Préparez la crème comme on vous le dit dans la recette de base :',
      'battez tout.',
      'Pour la sauce, mélangez.',
    ),
  ).toEqual([
    'Préparez la crème comme on vous le dit dans la recette de base :',
    'battez tout.',
    'Pour la sauce, mélangez.',
  ]);
});

it('reads a long text, whatever it is made of, in no time', () => {
  for (const part of ['a ', '1. ', '- ', 'Étape ', 'pour la ', ': ', '> ']) {
    expect(readStepList(part.repeat(30_000))).toBeDefined();
  }
});
