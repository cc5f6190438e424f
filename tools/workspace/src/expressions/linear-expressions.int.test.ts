import { join } from 'node:path';
import { expect, it } from 'vitest';
import { slowOn } from './attacks.ts';
import { expressionsBelow } from './expressions.ts';

const ROOT = join(import.meta.dirname, '../../../..');

it.each([/^(a+)+$/, /\s+$/, /%.*$/, /(\w:\/\/)\S*@/, /^(.*\p{L}.*?):(.+)$/u])(
  'finds that %s is not linear',
  (regex) => {
    expect(slowOn(regex)).not.toBeNull();
  },
);

it('reads every text in a time that grows with its length only', () => {
  const all = expressionsBelow(ROOT);
  expect(all.length).toBeGreaterThan(400);
  const slow = all.flatMap(({ regex, file }) => {
    const attack = slowOn(regex);
    return attack ? [`${file}: ${regex} on ${JSON.stringify(attack)}`] : [];
  });
  expect(slow).toEqual([]);
});
