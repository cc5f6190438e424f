/** What repositories share: reading and writing documents. */

export { contentDate } from '../content-date.ts';
export { derivedId } from '../derived-id.ts';
export { inBatches } from '../in-batches.ts';
export { containing, LIST_TIME_MS, type ReadOnlyModel, urlsIn } from '../queries.ts';
export { documentName, documentReader, schemaOf, soundDocuments } from '../stored-documents.ts';
export { duplicateIndex, insertMissing, insertNew } from '../unique-indexes.ts';
export type { BeforeUpdate } from './before-update.ts';
export { changedFields } from './changed-fields.ts';
export { faultOf, inEnglish } from './in-english.ts';
