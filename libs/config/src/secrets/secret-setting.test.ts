import { expect, it } from 'vitest';
import { secretSetting } from './secret-setting.ts';

const fault = (text: string) => secretSetting.safeParse(text).error?.issues[0]?.message;

it('accepts 32 bytes of any script', () => {
  expect(fault('k7Qw0hV9xZ2mB4nC6pD8rF1tG3yH5jLa')).toBeUndefined();
  expect(fault('çèéàùçèéôùçèéïù€')).toBeUndefined();
  expect(fault('k7Qw0hV9xZ2mB4nC6pD8rF1tG3yH5jL')).toBe('must be at least 32 bytes long');
});

it.each([
  'change-me-change-me-change-me-please',
  'your-256-bit-secret-your-256-bit-secret',
  'this-is-an-example-of-a-secret-0123',
  'a'.repeat(40),
  '12345678'.repeat(4),
])('refuses %s, which is easy to guess', (text) => {
  expect(fault(text)).toBe('must be a random text, not an example that others know');
});
