import { expect, test } from 'vitest';
import { htmlText } from './html-text.ts';

const WORD = `<html><head><style>p {mso-style: a}</style></head><body><!--StartFragment-->
<p class=MsoListParagraph><![if !supportLists]><span>1.<span>&nbsp;&nbsp;&nbsp;</span></span><![endif]>Mélangez
la farine.<o:p></o:p></p>
<p class=MsoListParagraph>2.<span>&nbsp; </span>Cuisez.</p><!--EndFragment--></body></html>`;

test.each([
  ['a numbered list', '<ol><li>Mélangez.</li> <li><p>Cuisez.</p></li></ol>', '1. Mélangez.\n2. Cuisez.'],
  [
    'a list with bullets',
    '<ul>\n  <li>200&nbsp;g de <b>farine</b></li>\n  <li>sel</li>\n</ul>',
    '- 200\u00a0g de farine\n- sel',
  ],
  ['paragraphs', '<p>Mélangez\n le tout.</p><p>Cuisez.</p>', 'Mélangez le tout.\nCuisez.'],
  ['paragraphs of several lines', '<p>Mélangez.<br>Battez.</p><p>Cuisez.</p>', 'Mélangez.\nBattez.\n\nCuisez.'],
  ['breaks', 'Mélangez.<br>Cuisez.<br/><br>Servez.', 'Mélangez.\nCuisez.\n\nServez.'],
  ['headings', '<h2>Pâte</h2><div>Mélangez.</div>', '## Pâte\nMélangez.'],
  ['a table', '<table><tr><td>Farine</td><td>200 g</td></tr><tr><td>Sel</td></tr></table>', 'Farine\t200 g\nSel'],
  ['what is hidden', '<p>Sel<script>alert(1)</script></p><style>p{}</style>', 'Sel'],
])('%s keeps its lines', (_, html, text) => {
  expect(htmlText(html)).toBe(text);
});

test('a list of Word keeps its numbers', () => {
  expect(htmlText(WORD).replaceAll(/[\u00a0 ]+/g, ' ')).toBe('1. Mélangez la farine.\n2. Cuisez.');
});
