import { expect, it } from 'vitest';
import { serializeForScript } from './serialize-for-script.ts';

const HOSTILE = { title: '</script><!--<script>alert(1)</script>&amp;\u2028\u2029' };

it('leaves no sign with which a text could leave its script element', () => {
  expect(serializeForScript(HOSTILE)).not.toMatch(/[<>&\u2028\u2029]/);
});

it('is read back as the same value', () => {
  expect(JSON.parse(serializeForScript(HOSTILE))).toEqual(HOSTILE);
});
