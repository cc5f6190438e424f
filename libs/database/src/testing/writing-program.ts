import { createConnection } from 'mongoose';
import { createChanges } from '../changes/changes.ts';

/** A program for a test: stores the document `killed` of the collection `recipes`, prints `stored`, and then hangs. */
const connection = await createConnection(process.argv[2] ?? '').asPromise();
const store = async () => {
  await connection.collection('recipes').insertOne({ _id: 'killed' as never });
  console.log('stored');
  setInterval(() => {}, 1000);
  await new Promise(() => {});
};
await createChanges(connection).write('recipes', ['killed'], store, () => true);
