import { afterAll } from 'vitest';
import { describeProperties } from '../conformance/properties.ts';
import { serverAt } from '../conformance/server.ts';
import { connect } from './index.ts';
import { removeEngine, tempDir } from './testing/temp-engine.ts';

const dataDir = tempDir();
// Declared first: it runs last.
afterAll(() => removeEngine(dataDir));
describeProperties(serverAt(await connect(dataDir, { idleSeconds: 60 })));
