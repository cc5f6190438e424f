import { decodeExact, encode } from '../../bson/codec.ts';
import { equal } from '../../bson/compare.ts';
import { shell } from '../../bson/shell.ts';
import { type Doc, isDoc, isOperatorDoc } from '../../bson/types.ts';
import { CommandError, failedToParse, notSupported } from '../../errors.ts';
import { applyOperators } from './operators.ts';

/** The bytes of the updated document; they are equal if nothing changed. */
export function applyUpdate(raw: Buffer, update: unknown): Buffer {
  const doc = decodeExact(raw);
  // JavaScript moves fields such as '1' to the front of an object.
  if (!encode(doc).equals(raw)) throw notSupported('An update of a document with numbers as names of fields');
  return encode(updated(doc, update, false));
}

/** The updated document (with exact types). May change `doc` in place. */
export function updated(doc: Doc, update: unknown, isInsert: boolean): Doc {
  if (Array.isArray(update)) throw notSupported('An update by a pipeline');
  if (!isDoc(update)) throw failedToParse('Update argument must be either an object or an array');
  // The first key decides, since operators and plain fields cannot be mixed.
  if (!isOperatorDoc(update)) return replaced(doc, update);
  const { _id: id } = doc;
  applyOperators(doc, update, { isInsert });
  if (id !== undefined && !equal(id, doc._id))
    throw new CommandError(
      66,
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  return doc;
}

function replaced(doc: Doc, replacement: Doc): Doc {
  const operator = Object.keys(replacement).find((key) => key.startsWith('$'));
  if (operator)
    throw new CommandError(
      52,
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${operator}' in '${operator}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  const { _id, ...fields } = replacement;
  if (_id !== undefined && doc._id !== undefined && !equal(_id, doc._id))
    throw new CommandError(
      66,
      'ImmutableField',
      `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${shell(_id)}`,
    );
  const id = doc._id ?? _id;
  return id === undefined ? fields : { _id: id, ...fields };
}
