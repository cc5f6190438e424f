import { describe, expect, it } from 'vitest';
import { checkIngredients, readIngredientList } from './ingredient-list.ts';

const read = (...lines: string[]) => readIngredientList(lines.join('\n')).map((row) => Object.values(row).join(' | '));

describe('a pasted list', () => {
  it('is one ingredient a line, without bullets, check boxes, numbering and empty lines', () => {
    const lines = ['- 1/2 citron', '', '• 200 g de farine', '▢ 2 œufs', '[ ] sel', '1) 3 carottes', '* 1,5 kg de riz'];
    expect(read(...lines)).toEqual([
      '1/2 | citron | ',
      '200 g | farine | ',
      '2 | œufs | ',
      ' | sel | ',
      '3 | carottes | ',
      '1,5 kg | riz | ',
    ]);
  });

  it('takes lines that end with a colon, and headings, for groups of what follows', () => {
    const lines = [
      '1 œuf',
      'Pour la pâte :',
      '200 g de farine',
      '## Garniture',
      '3 pommes',
      '**Sauce :**',
      '10 cl de lait',
    ];
    expect(read(...lines)).toEqual([
      '1 | œuf | ',
      '200 g | farine | Pour la pâte',
      '3 | pommes | Garniture',
      '10 cl | lait | Sauce',
    ]);
  });

  it('leaves out the title of the list and the servings', () => {
    expect(
      read('Ingrédients (pour 4 personnes) :', '2 œufs', 'Ingrédients', 'Pour la pâte :', 'Pour 6 personnes', 'sel'),
    ).toEqual(['2 | œufs | ', ' | sel | ']);
  });

  it('does not take an ingredient with its quantity behind a colon for a group', () => {
    expect(read('Farine : 200 g')).toEqual(['200 g | Farine | ']);
  });

  it('takes a line of prose as it is, whatever it is made of', () => {
    for (const part of ['a ', 'a - ', '1 ', '- a:', '(']) {
      const line = part.repeat(20_000);
      expect(readIngredientList(`x${line}`)).toEqual([{ quantity: '', name: `x${line}`.trim(), group: '' }]);
    }
  });

  it('reads line ends of every system, and narrow blanks of French texts', () => {
    expect(readIngredientList('200\u202fg de riz\r\n1\u00a0œuf\rsel')).toHaveLength(3);
    expect(readIngredientList('200\u202fg de riz')[0]).toEqual({ quantity: '200 g', name: 'riz', group: '' });
  });
});

describe('what an editor should check', () => {
  const row = (name: string, quantity: string, group = '') => ({ name, quantity, group });

  it('is a row with a name, but without a quantity', () => {
    expect(checkIngredients([row('sel', ' '), row('', ''), row('riz', '80 g')]).unmeasured).toEqual([0]);
  });

  it('is an ingredient that stands twice in one group, in any case', () => {
    const rows = [row('Œufs', '2'), row('lait', '1 l'), row('œufs', '1'), row('œufs', '1', 'Crème')];
    expect(checkIngredients(rows).repeated).toEqual([2]);
  });
});
