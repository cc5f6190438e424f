import { describeProperties } from './cases/properties.ts';
import { serverAt } from './cases/server.ts';
import { temporaryEngine } from './temporary-engine.ts';

describeProperties(serverAt(await temporaryEngine()));
