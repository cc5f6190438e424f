import { startMongodb, whyNoMongodb } from '@tdt/testing/mongodb';
import { afterAll, describe, test } from 'vitest';
import { conformance } from './conformance.ts';

const reason = await whyNoMongodb();

describe('MongoDB', () => {
  if (reason) test.skip(`responds as the engine is tested to: ${reason}`);
});

if (!reason) {
  const { uri, close } = await startMongodb();
  afterAll(close);
  conformance({ uri, supports: 'everything' });
}
