import { expect, it } from 'vitest';
import { faultsOf } from './google-rules.ts';

const item = { '@type': 'ListItem', position: 1, name: 'Dal', url: 'https://table.example/recipe/dal' };
const list = { '@context': 'https://schema.org', '@type': 'ItemList', numberOfItems: 1, itemListElement: [item] };

it('finds nothing wrong with what follows the rules', () => {
  expect(faultsOf(list)).toEqual([]);
});

it.each([
  ['a missing property', { ...list, numberOfItems: undefined }, 'numberOfItems'],
  ['an empty list', { ...list, itemListElement: [] }, 'itemListElement is no list, or an empty one'],
  ['an unknown property', { ...list, aggregateRating: 5 }, 'ItemList.aggregateRating is unknown'],
  ['an unknown type', { '@type': 'Review' }, 'Review: no such type is expected'],
  ['an empty text within', { ...list, itemListElement: [{ ...item, name: '' }] }, 'ListItem.name is no plain text'],
  ['markup', { ...list, itemListElement: [{ ...item, name: '<b>Dal</b>' }] }, 'ListItem.name is no plain text'],
  ['a path', { ...list, itemListElement: [{ ...item, url: '/recipe/dal' }] }, 'ListItem.url is no address'],
  ['a wrong order', { ...list, itemListElement: [{ ...item, position: 2 }] }, 'is out of order'],
])('finds %s', (_what, document, fault) => {
  expect(faultsOf(document).join('\n')).toContain(fault);
});
