import { expect, it } from 'vitest';
import { checkDependencies, packageOf } from './dependencies.ts';

const MANIFESTS = new Map([
  ['.', { name: 'root', devDependencies: { yaml: '*' } }],
  ['libs/core', { name: '@tdt/core', dependencies: { zod: '*' }, devDependencies: { '@tdt/testing': '*' } }],
]);
const DECLARED = [
  { from: 'vitest.config.ts', to: 'yaml' },
  { from: 'libs/core/src/x.ts', to: 'zod' },
  { from: 'libs/core/src/x.test.ts', to: '@tdt/testing' },
  { from: 'libs/core/src/x.test.ts', to: 'vitest' },
];
const rulesFor = (...uses: { from: string; to: string }[]) =>
  checkDependencies([...DECLARED, ...uses], MANIFESTS).map(({ rule, from, to }) => [rule, from, to]);

it('allows packages that the nearest package.json declares', () => {
  expect(rulesFor()).toEqual([]);
});

it.each([
  ['a package that only another one declares', 'libs/core/src/y.ts', 'yaml'],
  ['a development dependency in product code', 'libs/core/src/y.ts', '@tdt/testing'],
  ['the test runner in product code', 'libs/core/src/y.ts', 'vitest'],
])('refuses %s', (_what, from, to) => {
  expect(rulesFor({ from, to })).toEqual([['undeclared-dependency', from, to]]);
});

it('refuses a dependency that no file imports', () => {
  const uses = DECLARED.filter(({ to }) => to !== 'zod');
  expect(checkDependencies(uses, MANIFESTS)).toMatchObject([
    { rule: 'unused-dependency', from: 'libs/core/package.json', to: 'zod' },
  ]);
});

it.each([
  ['@tdt/core', '@tdt/core'],
  ['@tdt/contracts/plain', '@tdt/contracts'],
  ['react/jsx-runtime', 'react'],
  ['./x.ts', null],
  ['node:fs', null],
  ['fs/promises', null],
])('finds the package of %s', (request, name) => {
  expect(packageOf(request)).toBe(name);
});
