import { temporaryDatabase } from '@tdt/testing';
import { Schema } from 'mongoose';
import { expect, it, vi } from 'vitest';
import { createChanges } from './changes/changes.ts';
import { connectDatabase } from './connect.ts';

it('connects again, keeping the models, when the driver does not notice its server any more', {
  timeout: 40_000,
}, async () => {
  const warnings: string[] = [];
  const log = { debug() {}, info() {}, error() {}, warn: (_: object, text: string) => void warnings.push(text) };
  const database = await connectDatabase({ uri: temporaryDatabase(), dataDir: '', log });
  const { connection } = database;
  const model = connection.model('Thing', new Schema({ name: String }, { autoIndex: false, autoCreate: false }));
  await model.create({ name: 'before' });
  const changes = createChanges(connection);
  await changes.refresh();
  const client = connection.getClient();
  // A heartbeat that never gets a response.
  client.emit('serverHeartbeatStarted', { connectionId: 'nowhere:1' } as never);
  await vi.waitFor(() => expect(connection.getClient()).not.toBe(client), { timeout: 20_000, interval: 100 });
  await vi.waitFor(() => database.ping(), { timeout: 10_000 });
  expect(await model.countDocuments()).toBe(1);
  await changes.refresh();
  expect(await changes.write('recipes', ['r'], async () => 'saved', Boolean)).toBe('saved');
  await changes.settle();
  expect(warnings).toEqual(['The driver does not notice the database any more: connecting again']);
  await database.close();
});
