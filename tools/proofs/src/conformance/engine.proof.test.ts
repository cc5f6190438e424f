import { conformance } from './conformance.ts';
import { temporaryEngine } from './temporary-engine.ts';

conformance({ uri: await temporaryEngine(), supports: 'subset' });
