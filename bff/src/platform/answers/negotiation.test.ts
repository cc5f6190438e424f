import { describe, expect, it } from 'vitest';
import { chooseEncoding, matchesTag } from './negotiation.ts';

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=0.5,br ; q=0.05', 'br'],
    ['*', 'identity'],
    ['br;q=0.000, gzip ; q=0', 'identity'],
    ['deflate', 'identity'],
    ['x-brotli', 'identity'],
  ] as const)('takes %j for %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('matchesTag', () => {
  it.each(['W/"a"', '"a"', '*', '"x", W/"a"'])('finds the tag in %s', (header) => {
    expect(matchesTag(header, 'W/"a"')).toBe(true);
  });

  it.each([undefined, '', '"b"', 'a', 'W/"aa"'])('does not find it in %s', (header) => {
    expect(matchesTag(header, 'W/"a"')).toBe(false);
  });
});
