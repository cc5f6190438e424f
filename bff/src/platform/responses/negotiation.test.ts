import { describe, expect, it } from 'vitest';
import { chooseEncoding, matchesTag } from './negotiation.ts';

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=0.5,br ; q=0.05', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['gzip;q=0.001', 'gzip'],
    ['identity, br;q=0.5', 'identity'],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['identity;q=0', 'br'],
    ['identity;q=0, br;q=0', 'gzip'],
    ['identity;q=0, gzip', 'gzip'],
    ['deflate, identity;q=0', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['*;q=0.1, gzip;q=0.5', 'gzip'],
    ['*, br;q=0', 'gzip'],
    ['br;q=2, gzip;q=0.5', 'gzip'],
    ['br;q=x', 'identity'],
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
