import { expect, it } from 'vitest';
import { serializeForScript } from './serialize-for-script.ts';

const HOSTILE = { title: '</script><!--<script>alert(1)</script>&amp;\u2028\u2029' };

it('escapes all characters that could end the script element', () => {
  expect(serializeForScript(HOSTILE)).not.toMatch(/[<>&\u2028\u2029]/);
});

it('parses to the same value', () => {
  expect(JSON.parse(serializeForScript(HOSTILE))).toEqual(HOSTILE);
});
