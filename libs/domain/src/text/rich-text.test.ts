import { expect, test } from 'vitest';
import { isLinkAddress, paragraphsOf, plainText } from './rich-text.ts';

test('a blank line separates paragraphs; a line break stays in its paragraph', () => {
  expect(paragraphsOf('\n\nUn.\n \n\nDeux,\ntrois.\n')).toEqual(['Un.', 'Deux,\ntrois.']);
  expect(paragraphsOf(' \n \n ')).toEqual(['']);
});

test('the plain text has no marks of bold words and links, alone or in each other', () => {
  expect(plainText('Le **pain**\n\nde [Vienne](/pays/autriche).')).toBe('Le pain\n\nde Vienne.');
  expect(plainText('**un [pays](/pays) loin**, [lu](https://a.example/x?y=1#z)')).toBe('un pays loin, lu');
});

test('around a bold part, a link stays text, as its page shows it', () => {
  expect(plainText('[**a**](/pays)')).toBe('[a](/pays)');
});

test.each([
  '[x](javascript:alert(1))',
  '[x](JavaScript:alert)',
  '[x](data:text/html,a)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](mailto:a@b.example)',
  '[x](relative)',
  '[](/pays)',
  '[a\nb](/pays)',
  '<a href="/pays">x</a>',
  '2 ** 3 ** 4',
  '****',
  '*Note* : 5 * 3',
  '[photo 1] (p. 3)',
])('%s stays text', (text) => {
  expect(plainText(text)).toBe(text);
});

test('a link leads to a page of this site or of the web', () => {
  for (const address of ['/', '/pays/japon?a=1#b', 'https://a.example', 'http://a.example/é'])
    expect(isLinkAddress(address), address).toBe(true);
  for (const address of ['', 'pays', '//a.example', '/\\a.example', 'javascript:/x', 'ftp://a', 'https://a b', '/a)'])
    expect(isLinkAddress(address), address).toBe(false);
});

test('a long text of marks that do not end is read at once', () => {
  for (const mark of ['[', '**a', '[a](/', '**[', '[a](https://', '** '])
    expect(plainText(mark.repeat(20_000 / mark.length)).length).toBeGreaterThan(0);
});
