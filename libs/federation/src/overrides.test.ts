import { expect, it } from 'vitest';
import { readOverrides } from './overrides.ts';

it('reads names and addresses', () => {
  expect(readOverrides('catalogue=http://localhost:3101, recipe-detail=http://127.0.0.1:3102/')).toEqual({
    catalogue: 'http://localhost:3101',
    'recipe-detail': 'http://127.0.0.1:3102',
  });
  expect(readOverrides('')).toEqual({});
});

it.each(['catalogue', 'catalogue=http://evil.example:80', 'catalogue=https://localhost', '=http://localhost:1', 'a=b'])(
  'refuses %j',
  (text) => {
    expect(readOverrides(text)).toBeNull();
  },
);
