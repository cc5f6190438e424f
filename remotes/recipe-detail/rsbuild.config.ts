import { remoteConfig } from '@tdt/build';

export default remoteConfig({
  name: 'recipe-detail',
  mounts: ['/recipe/:idOrSlug'],
  pages: { '/recipe/:idOrSlug?cuisiner=1': 'cook-mode', '/apercu': 'preview' },
  layout: 'public',
  server: true,
  port: 3102,
});
