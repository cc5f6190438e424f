import type { Document } from 'mongodb';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { connect, stop } from '../index.ts';
import { removeEngine, startTempEngine, tempDir } from '../testing/temp-engine.ts';

it('a collection that is dropped leaves no count to the one that gets its number after a restart', async () => {
  const first = await startTempEngine();
  const { dataDir } = first;
  await first.connection.collection<Document>('dishes').insertMany([{ n: 1 }, { n: 3 }]);
  await first.connection.dropCollection('dishes');
  await first.connection.close();
  await stop(dataDir);

  const second = await mongoose.createConnection(await connect(dataDir)).asPromise();
  await second.createCollection('dishes');
  await second.close();
  await stop(dataDir);

  const third = await mongoose.createConnection(await connect(dataDir)).asPromise();
  expect(await third.collection('dishes').countDocuments()).toBe(0);
  await third.close();
  await removeEngine(dataDir);
});

it('a folder may have a percent sign in its name', async () => {
  const dataDir = `${tempDir()}%41`;
  const connection = await mongoose.createConnection(await connect(dataDir)).asPromise();
  await connection.collection<Document>('dishes').insertOne({ n: 1 });
  expect(await connection.collection('dishes').countDocuments()).toBe(1);
  await connection.close();
  await removeEngine(dataDir);
});
