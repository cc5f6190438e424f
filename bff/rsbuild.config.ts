import { nodeConfig } from '@tdt/build';

export default nodeConfig({
  entries: {
    server: './src/server.ts',
    'render-worker': '@tdt/rendering/worker',
    engine: '@tdt/embedded-mongo/main',
  },
});
