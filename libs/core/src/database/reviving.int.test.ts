import { temporaryDatabase } from '@tdt/testing';
import { Schema } from 'mongoose';
import { expect, it, onTestFinished, vi } from 'vitest';
import { connectDatabase } from './connect.ts';

it('connects anew, models included, when the driver has lost sight of its server', { timeout: 40_000 }, async () => {
  const server = await temporaryDatabase();
  onTestFinished(() => server.close());
  const told: string[] = [];
  const log = { debug() {}, info() {}, error() {}, warn: (_: object, text: string) => void told.push(text) };
  const database = await connectDatabase({ uri: server.uri, dataDir: '', log });
  const { connection } = database;
  const model = connection.model('Thing', new Schema({ name: String }, { autoIndex: false, autoCreate: false }));
  await model.create({ name: 'before' });
  const client = connection.getClient();
  // A question that nobody will ever answer.
  client.emit('serverHeartbeatStarted', { connectionId: 'nowhere:1' } as never);
  await vi.waitFor(() => expect(connection.getClient()).not.toBe(client), { timeout: 20_000, interval: 100 });
  await vi.waitFor(() => database.ping(), { timeout: 10_000 });
  expect(await model.countDocuments()).toBe(1);
  expect(told).toEqual(['The driver has lost sight of the database: connecting anew']);
  await database.close();
});
