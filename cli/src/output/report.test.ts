import { expect, it } from 'vitest';
import { columns } from './report.ts';

it('lines up columns, and lets a very long cell move its own line only', () => {
  const long = `${'a'.repeat(60)}@exemple.fr`;
  const rows = [
    ['chef@exemple.fr', 'Admin', '2026-11-22'],
    [long, 'Admin', '2026-11-23'],
    ['me@exemple.fr', 'Super Admin', ''],
  ];
  expect(columns(rows)).toEqual([
    'chef@exemple.fr  Admin        2026-11-22',
    `${long}  Admin        2026-11-23`,
    'me@exemple.fr    Super Admin',
  ]);
});
