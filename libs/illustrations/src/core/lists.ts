/** The element at a whole `index`, counting round before the start and past the end. An empty list is the caller's fault. */
export function at<T>(list: readonly T[], index: number): T {
  const { length } = list;
  if (length === 0) throw new RangeError('an empty list has no element to give');
  return list[((index % length) + length) % length] as T;
}
