import { afterAll } from 'vitest';
import { conformance } from '../conformance/index.ts';
import { connect } from './index.ts';
import { removeEngine, tempDir } from './testing/temp-engine.ts';

const dataDir = tempDir();
// Declared first: it runs last.
afterAll(() => removeEngine(dataDir));
conformance({ uri: await connect(dataDir, { idleSeconds: 60 }), supports: 'subset' });
