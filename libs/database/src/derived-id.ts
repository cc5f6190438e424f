import { v5 as uuid } from 'uuid';

/** Namespace of ids that follow from what a document is about: a random UUID, never to change. */
const NAMESPACE = 'b7e0a1f4-c35d-4e0c-8a6f-2d9417c8530e';

/**
 * The UUID (version 5, RFC 9562) of a key such as `country:JP`. Seeding twice, or by two processes at once, then meets
 * the same document, and the unique index on `_id` settles it.
 */
export const derivedId = (key: string): string => uuid(key, NAMESPACE);
