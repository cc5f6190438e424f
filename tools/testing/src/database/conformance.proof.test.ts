import { conformance } from '@tdt/embedded-mongo/conformance';
import { afterAll, describe, test } from 'vitest';
import { startMongodb, whyNoMongodb } from './real-mongodb.ts';

const reason = await whyNoMongodb();

describe('MongoDB', () => {
  if (reason) test.skip(`answers as the engine is tested to: ${reason}`);
});

if (!reason) {
  const { uri, close } = await startMongodb();
  afterAll(close);
  conformance({ uri, supports: 'everything' });
}
