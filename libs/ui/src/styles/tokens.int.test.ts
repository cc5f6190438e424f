import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Colours by name, of the light theme and of the dark one (which overrides it). */
function themes(): Record<'light' | 'dark', Map<string, string>> {
  const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)').map(String);
  const read = (part: string): [string, string][] =>
    [...part.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]);
  return { light: new Map(read(light)), dark: new Map([...read(light), ...read(dark)]) };
}

const PAPERS = ['paper', 'paper-raised', 'paper-sunk'];
const TEXT_ON_PAPER = ['ink', 'ink-soft', 'ink-faint', 'primary', 'olive', 'saffron-ink', 'sea', 'danger', 'success'];
const TEXT: [text: string, ground: string][] = [
  ...PAPERS.flatMap((paper) => TEXT_ON_PAPER.map((text): [string, string] => [text, paper])),
  ['on-primary', 'primary-fill'],
  ['on-primary', 'primary-fill-hover'],
  ['on-band', 'band'],
  ['on-band-soft', 'band'],
  ['on-band-accent', 'band'],
  ['photo-primary', 'on-band'],
  ['band-deep', 'on-band-accent'],
  ['bar-ink', 'bar-solid'],
  ['photo-ink', 'photo'],
  ['photo-ink-soft', 'photo'],
  ['photo-primary', 'photo'],
];
const EDGES: [edge: string, ground: string][] = [
  ['rule-strong', 'paper'],
  ['rule-strong', 'paper-raised'],
  ['focus', 'paper'],
];

describe.each(Object.entries(themes()))('the %s theme', (_, colours) => {
  const ratio = (first: string, second: string) => contrast(colours.get(first) ?? '', colours.get(second) ?? '');

  test.each(TEXT)('sets %s on %s with a contrast of 4.5 or more', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(EDGES)('draws %s on %s with a contrast of 3 or more', (edge, ground) => {
    expect(ratio(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});
