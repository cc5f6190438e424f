/** Both ends included, as in `createReadStream`. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part that a `Range` header asks for of a file of `size` bytes: `null` when the whole file is to be sent (no range,
 * several, or another unit), `unsatisfiable` when there is no such part (RFC 9110, 14.2).
 */
export function parseRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Number(last);
    return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
