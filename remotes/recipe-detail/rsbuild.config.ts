import { remoteConfig } from '@tdt/build';

export default remoteConfig({
  name: 'recipe-detail',
  mounts: ['/recipe/:idOrSlug', '/apercu'],
  pages: { '/recipe/:idOrSlug?cuisiner=1': 'cook-mode' },
  layout: 'public',
  server: true,
  port: 3102,
});
