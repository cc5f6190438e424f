/** Encodings that answers are stored in, best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** The encoding's name as a list's entry, without a weight of zero. */
const accepted = (encoding: string): RegExp =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:$|,|;\\s*q=(?!0(?:\\.0*)?\\s*(?:$|,)))`, 'i');

const ACCEPTED = ENCODINGS.map((encoding) => ({ encoding, pattern: accepted(encoding) }));

/** The best encoding that an `Accept-Encoding` header allows. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  return ACCEPTED.find(({ pattern }) => pattern.test(header))?.encoding ?? 'identity';
}

/** Whether an `If-None-Match` header names this entity tag (compared weakly, RFC 9110, 13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  if (header === tag || header.trim() === '*') return true;
  const opaque = tag.replace(/^W\//, '');
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque);
}
