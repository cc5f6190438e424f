import { expect, test } from 'vitest';
import { listLines } from './list-lines.ts';

test.each<[string, string[]]>([
  ['lait 1 l\r\n- beurre\r\n• 2 citrons\r\n', ['lait 1 l', 'beurre', '2 citrons']],
  ['riz\rsel\u2028\n\n  – poivre  ', ['riz', 'sel', 'poivre']],
  ['[x] pain\n☐ lait\n1) sucre\n\t* miel', ['pain', 'lait', 'sucre', 'miel']],
  ['1 200 g de farine\n1.5 kg de riz', ['1 200 g de farine', '1.5 kg de riz']],
  ['1. lait\n2. 200 g de beurre\n10.\tsel', ['lait', '200 g de beurre', 'sel']],
  ['✅ pain\u2029→ sucre\u0085\u200bmiel\vsel\fthym', ['pain', 'sucre', 'miel', 'sel', 'thym']],
  ['1. 2 oignons\n2.\u00a03 carottes\n3)\t4 œufs', ['2 oignons', '3 carottes', '4 œufs']],
  ['1 - 2 oignons\n2 - 3 carottes\n3 – sel', ['2 oignons', '3 carottes', 'sel']],
  ['1.2 oignons\n2.200 g de riz\n3.sel', ['2 oignons', '200 g de riz', 'sel']],
  ['1/ 2 oignons\n2/ sel\n3/ 1/2 citron', ['2 oignons', 'sel', '1/2 citron']],
  ['1/2 citron\n2/3 verre de lait\n3/4 l', ['1/2 citron', '2/3 verre de lait', '3/4 l']],
  ['1 - 2 oignons\n2 - 3 carottes', ['1 - 2 oignons', '2 - 3 carottes']],
  ['> lait\n> > - 2 œufs\n>\n', ['lait', '2 œufs']],
  ['farine', ['farine']],
  [' - \n', []],
])('%j is the items %j', (text, items) => {
  expect(listLines(text)).toEqual(items);
});
