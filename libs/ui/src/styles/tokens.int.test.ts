import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

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

/** The veil under the header: over the brightest picture it must still carry the header's words. */
test('sets on-band on a white picture under the veil with a contrast of 4.5 or more', () => {
  const [, ...values] = /--scrim: rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/.exec(css) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 0] = values.map(Number);
  const channel = (dark: number) => Math.round(255 + (dark - 255) * alpha).toString(16);
  const ground = `#${[red, green, blue].map(channel).join('')}`;
  expect(contrast(themes().light.get('on-band') ?? '', ground)).toBeGreaterThanOrEqual(4.5);
});

/** WCAG 2 contrast ratio of two colours `#rrggbb`: 1 to 21. */
function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
