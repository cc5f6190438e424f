import { assemble, BSON_ARRAY, BSON_DOCUMENT, eachElement } from '../bson/codec.ts';

/** The fields that a projection names: the whole of one (`true`), or some of its fields. */
export type Tree = Map<string, Tree | true>;

/**
 * Projects encoded documents by copying bytes: several times faster than decoding, and all types stay exact.
 * @param isInclusion whether the result has the fields of the tree and no others, or all others
 */
export function byteProjector(tree: Tree, isInclusion: boolean): (raw: Buffer) => Buffer {
  /** What is wanted of the document or array at `from`. */
  const project = (raw: Buffer, fields: Tree, from: number, isArray: boolean): Buffer => {
    const parts: Buffer[] = [];
    let position = 0;
    eachElement(
      raw,
      (type, name, start, value, end) => {
        const field = isArray ? fields : fields.get(name);
        const isPartial = field !== undefined && field !== true && (type === BSON_DOCUMENT || type === BSON_ARRAY);
        // Of the elements of an array, an inclusion omits those that contain no fields.
        const isWanted = isPartial || (field === true) === isInclusion;
        if (!isWanted) return;
        parts.push(isArray ? Buffer.from(`${String.fromCharCode(type)}${position++}\0`) : raw.subarray(start, value));
        parts.push(isPartial ? project(raw, field, value, type === BSON_ARRAY) : raw.subarray(value, end));
      },
      from,
    );
    return assemble(parts);
  };
  return (raw) => project(raw, tree, 0, false);
}
