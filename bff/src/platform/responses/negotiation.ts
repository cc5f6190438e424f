/** Encodings that responses are stored in, best first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** An entry of `Accept-Encoding`: its name, and its weight from 0 to 1. */
const ENTRY = /^\s*([\w*-]+)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i;

/**
 * The encoding that an `Accept-Encoding` header prefers (RFC 9110, 12.5.3), ours where it ranks several equally. A
 * header that refuses everything gets the plain text.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const weights = new Map<string, number>();
  for (const entry of header.split(',')) {
    const [, name, weight = '1'] = ENTRY.exec(entry) ?? [];
    if (name) weights.set(name.toLowerCase(), Number(weight));
  }
  const others = weights.get('*');
  const plain = weights.get('identity') ?? others;
  // Unless it is listed, plain text comes last; where it is refused, anything else comes before it.
  const unlisted = plain === 0 && others === undefined ? Number.MIN_VALUE : 0;
  let [best, most]: [Encoding, number] = ['identity', 0];
  for (const encoding of ENCODINGS) {
    const weight = weights.get(encoding) ?? others ?? unlisted;
    if (weight > most) [best, most] = [encoding, weight];
  }
  return plain !== undefined && plain > most ? 'identity' : best;
}

/** Whether an `If-None-Match` header lists this entity tag (compared weakly, RFC 9110, 13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  if (header === tag || header.trim() === '*') return true;
  const opaque = tag.replace(/^W\//, '');
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque);
}
