import { CONFIRM_PAGE, UNSUBSCRIBE_PAGE } from '@tdt/contracts/newsletter-constants';
import { remoteConfig } from '@tdt/federation';

export default remoteConfig({
  name: 'newsletter',
  pages: { [UNSUBSCRIBE_PAGE]: 'links', [CONFIRM_PAGE]: 'links' },
  layout: 'public',
  server: true,
  port: 3103,
});
