import { expect, it } from 'vitest';
import { CatalogueQuerySchema } from './catalogue.ts';

it.each(['1e3', '0x10', ' 5 ', '+5', '5.0', '', '0', '-1', '100001', ['2', '3'], null, true])(
  'takes no page number from %j',
  (page) => {
    expect(CatalogueQuerySchema.safeParse({ page }).success).toBe(false);
  },
);

it('takes page numbers as digits, and the first page for want of one', () => {
  expect(CatalogueQuerySchema.parse({ page: '12', page_size: 50 })).toMatchObject({ page: 12, page_size: 50 });
  expect(CatalogueQuerySchema.parse({})).toMatchObject({ page: 1, page_size: 24 });
});
