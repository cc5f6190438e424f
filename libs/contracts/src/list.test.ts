import { expect, it } from 'vitest';
import { CatalogueQuerySchema } from './catalogue.ts';

it.each(['1e3', '0x10', ' 5 ', '+5', '5.0', '', '0', '-1', '100001', ['2', '3'], null, true])(
  'rejects the page number %j',
  (page) => {
    expect(CatalogueQuerySchema.safeParse({ page }).success).toBe(false);
  },
);

it('accepts page numbers written in digits, and defaults to the first page', () => {
  expect(CatalogueQuerySchema.parse({ page: '12', page_size: 50 })).toMatchObject({ page: 12, page_size: 50 });
  expect(CatalogueQuerySchema.parse({})).toMatchObject({ page: 1, page_size: 24 });
});
