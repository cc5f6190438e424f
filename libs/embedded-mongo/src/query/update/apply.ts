import { decodeFaithfully, encode } from '../../bson/codec.ts';
import { equal } from '../../bson/compare.ts';
import { wholeKey } from '../../bson/key-writer.ts';
import { type Doc, isDoc, isOperatorDoc } from '../../bson/types.ts';
import { CommandError, failedToParse, notSupported } from '../../errors.ts';
import { compileOperators } from './operators.ts';

/** Returns the updated document (with exact types). May change `doc` in place. */
export type Update = (doc: Doc, isInsert: boolean) => Doc;

/** The bytes of the updated document; they are equal if nothing changed. */
export const applyUpdate = (raw: Buffer, update: Update): Buffer => encode(update(decodeFaithfully(raw), false));

/** Compiles operators or a replacement document, with exact types. Throws if it is malformed, whatever it will meet. */
export function compileUpdate(update: unknown): Update {
  if (Array.isArray(update)) throw notSupported('An update by a pipeline');
  if (!isDoc(update)) throw failedToParse('Update argument must be either an object or an array');
  // The first key decides, since operators and plain fields cannot be mixed.
  if (!isOperatorDoc(update)) return compileReplacement(update);
  const apply = compileOperators(update);
  return (doc, isInsert) => {
    // The key, because operators may change a document in place.
    const id = Object.hasOwn(doc, '_id') ? wholeKey(doc._id) : undefined;
    apply(doc, isInsert);
    if (id && !(Object.hasOwn(doc, '_id') && id.equals(wholeKey(doc._id)))) throw changesId();
    return doc;
  };
}

const changesId = () => new CommandError(66, 'ImmutableField', "The update would modify the immutable field '_id'");

function compileReplacement(replacement: Doc): Update {
  const operator = Object.keys(replacement).find((key) => key.startsWith('$'));
  const { _id, ...fields } = replacement;
  return (doc) => {
    // Not before there is a document to replace.
    if (operator)
      throw new CommandError(52, 'DollarPrefixedFieldName', `The field '${operator}' in a replacement document`);
    if (_id !== undefined && doc._id !== undefined && !equal(_id, doc._id)) throw changesId();
    const id = doc._id ?? _id;
    return id === undefined ? fields : { _id: id, ...fields };
  };
}
