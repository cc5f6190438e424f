import { expect, test } from 'vitest';
import { listLines } from './list-lines.ts';

test.each<[string, string[]]>([
  ['lait 1 l\r\n- beurre\r\n• 2 citrons\r\n', ['lait 1 l', 'beurre', '2 citrons']],
  ['riz\rsel\u2028\n\n  – poivre  ', ['riz', 'sel', 'poivre']],
  ['[x] pain\n☐ lait\n1) sucre\n\t* miel', ['pain', 'lait', 'sucre', 'miel']],
  ['1 200 g de farine\n1.5 kg de riz', ['1 200 g de farine', '1.5 kg de riz']],
  ['1. lait\n2. 200 g de beurre\n10.\tsel', ['lait', '200 g de beurre', 'sel']],
  ['✅ pain\u2029→ sucre\u0085\u200bmiel\vsel\fthym', ['pain', 'sucre', 'miel', 'sel', 'thym']],
  ['farine', ['farine']],
  [' - \n', []],
])('%j is the items %j', (text, items) => {
  expect(listLines(text)).toEqual(items);
});
