import { nodeConfig } from '@tdt/build';

/** `dist/main.js` is the command `tdt`; `dist/engine.js` the embedded engine, which the launcher expects beside it. */
export default nodeConfig({ entries: { main: './src/main.ts', engine: '@tdt/embedded-mongo/main' } });
