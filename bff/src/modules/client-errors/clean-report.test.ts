import { expect, it } from 'vitest';
import { cleanReport } from './clean-report.ts';

it.each([
  ['a line that looks like another', 'x\n{"level":50}', 'x {"level":50}'],
  ['the line ends of other systems', 'a\r\nb\u2028c\u0085d', 'a b c d'],
  ['what a terminal obeys', '\u001b[2J\u009b31mred', ' [2J 31mred'],
  ['a text turned round', 'exe.\u202egpj', 'exe. gpj'],
])('makes one plain line of %s', (_what, message, expected) => {
  expect(cleanReport({ kind: 'error', message })).toEqual({ kind: 'error', message: expected });
});

it('removes searches and e-mail addresses', () => {
  const report = {
    kind: 'error' as const,
    message: 'Failed: https://site.example/api/recipes?q=ma%20grand-m%C3%A8re (jeanne.b+x@mail.example)',
    path: '/toutes-recettes?q=secret',
  };
  expect(cleanReport(report)).toEqual({
    kind: 'error',
    message: 'Failed: https://site.example/api/recipes?… ([hidden])',
    path: '/toutes-recettes?…',
  });
});

it('leaves stacks readable, as every browser writes them', () => {
  const stack = 'render@https://site.example/assets/main.js:1:2\n    at load (https://site.example/assets/main.js:3:4)';
  expect(cleanReport({ kind: 'error', message: 'Why? Because', stack })).toEqual({
    kind: 'error',
    message: 'Why? Because',
    stack: stack.replace('\n', ' '),
  });
});
