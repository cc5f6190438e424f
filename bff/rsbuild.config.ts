import { nodeConfig } from '@tdt/build';

export default nodeConfig({
  entries: {
    server: './src/server.ts',
    'render-worker': './src/rendering/worker/render-worker.ts',
    engine: '@tdt/embedded-mongo/main',
  },
});
