import { describe, expect, it } from 'vitest';
import { readAddress, storeOf } from './page-address.ts';

function page(url: string): string {
  const read = readAddress(url);
  return read.kind === 'page' ? `${read.address.path}${read.address.query}` : `redirect ${read.location}`;
}

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/recipe/tarte-tatin', '/recipe/tarte-tatin'],
    ['/recipe/tarte-tatin?utm_source=mail&fbclid=x', '/recipe/tarte-tatin'],
    ['/recipe/tarte-tatin?utm_source=mail&cuisiner=1', '/recipe/tarte-tatin?cuisiner=1'],
    ['/recipe/tarte-tatin?cuisiner=2', '/recipe/tarte-tatin'],
    ['/about?cuisiner=1', '/about'],
    ['/recipe/tarte-tatin?utm_source=mail&personnes=6', '/recipe/tarte-tatin?personnes=6'],
    ['/recipe/tarte-tatin?personnes=99', '/recipe/tarte-tatin?personnes=99'],
    ['/toutes-recettes?personnes=6', '/toutes-recettes'],
    ['/recipe/tarte-tatin?personnes=6&cuisiner=1', '/recipe/tarte-tatin?cuisiner=1&personnes=6'],
    ['/?debug=1&newsletter=1', '/'],
    ['/toutes-recettes?type=plat&pays=france', '/toutes-recettes?pays=france&type=plat'],
    ['/toutes-recettes?pays=france&utm_source=x&type=plat', '/toutes-recettes?pays=france&type=plat'],
    ['/toutes-recettes?pays=usa', '/toutes-recettes?pays=etats-unis'],
    ['/toutes-recettes?page=2', '/toutes-recettes?page=2'],
    ['/toutes-recettes?tri=az&duree=60&x=1', '/toutes-recettes?duree=60&tri=az'],
    ['/toutes-recettes?regime=sans-gluten&regime=x&regime=vegan', '/toutes-recettes?regime=vegan&regime=sans-gluten'],
    ['/newsletter/desinscription?utm_source=mail&jeton=a-_.b', '/newsletter/desinscription?jeton=a-_.b'],
    ['/newsletter/confirmation?jeton=abc&statut=fait', '/newsletter/confirmation?jeton=abc'],
    ['/newsletter/desinscription?statut=fait', '/newsletter/desinscription?statut=fait'],
    ['/newsletter/desinscription?statut=autre', '/newsletter/desinscription'],
    ['/newsletter/desinscription?jeton=%3Cscript%3E', '/newsletter/desinscription'],
    [`/newsletter/desinscription?jeton=${'a'.repeat(301)}`, '/newsletter/desinscription'],
    ['/pays/japon/menu?heure=19:30&menu=2&x=1', '/pays/japon/menu?menu=2&heure=19%3A30'],
    ['/pays/japon/menu?heure=25:00&menu=13', '/pays/japon/menu'],
    ['/pays/japon?menu=2', '/pays/japon'],
    ['/about?jeton=abc&statut=fait', '/about'],
  ])('%s is %s', (url, expected) => {
    expect(page(url)).toBe(expected);
  });

  it.each([
    'page=1',
    'page=0',
    'page=-3',
    'page=x',
    'page=1e9',
    'type=boisson',
    'difficulte=',
    'duree=45',
    'tri=prix',
    'pays=',
    'q=',
    'q=%20%20',
    'pays=Japon',
    'pays=../admin',
    'page=0x10',
    'page=1e1',
  ])('ignores ?%s, which means nothing', (query) => {
    expect(page(`/toutes-recettes?${query}`)).toBe('/toutes-recettes');
  });

  it.each(['0', '06', '-1', '1.5', '100', 'six', '1e1', ''])('ignores ?personnes=%s of a recipe', (servings) => {
    expect(page(`/recipe/dal?personnes=${servings}`)).toBe('/recipe/dal');
  });

  it('takes the first of a repeated parameter', () => {
    expect(page('/toutes-recettes?type=plat&type=dessert')).toBe('/toutes-recettes?type=plat');
  });
});

describe('an address that is spelt in another way', () => {
  it.each([
    ['/about/', '/about'],
    ['/about/?a=1&b=2', '/about?a=1&b=2'],
    ['//about', '/about'],
    ['/pays//japon/', '/pays/japon'],
  ])('%s leads to %s', (url, expected) => {
    expect(page(url)).toBe(`redirect ${expected}`);
  });

  it.each(['//evil.example/', '/\\evil.example/', '/\\/evil.example/', '///evil.example', '/./\\evil.example//'])(
    '%s never leads to another site',
    (url) => {
      const read = readAddress(url);
      const target = read.kind === 'redirect' ? read.location : read.address.path;
      expect(new URL(target, 'https://site.example').host).toBe('site.example');
    },
  );
});

it.each([
  ['/newsletter/desinscription?jeton=abc', true],
  ['/newsletter/confirmation?jeton=abc', true],
  ['/newsletter/confirmation?statut=refuse', false],
  ['/newsletter/confirmation', false],
  ['/apercu?jeton=abc', true],
  ['/apercu', true],
  ['/about?jeton=abc', false],
])('%s is a secret: %s', (url, isSecret) => {
  expect(readAddress(url)).toMatchObject({ address: { isSecret } });
});

it.each([
  ['/recipe/ramen', true],
  ['/recipe/ramen?utm_source=mail', true],
  ['/recipe/ramen?personnes=6', 'rare'],
  ['/apercu?jeton=abc', false],
])('the page of %s is stored: %s', (url, store) => {
  const read = readAddress(url);
  expect(read.kind === 'page' && storeOf(read.address, true)).toBe(store);
  expect(read.kind === 'page' && storeOf(read.address, false)).toBe(false);
});
