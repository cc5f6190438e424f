import { remoteConfig } from '@tdt/build';
import { CONFIRM_PAGE, UNSUBSCRIBE_PAGE } from '@tdt/contracts/plain';

export default remoteConfig({
  name: 'newsletter',
  pages: { [UNSUBSCRIBE_PAGE]: 'links', [CONFIRM_PAGE]: 'links' },
  layout: 'public',
  server: true,
  port: 3103,
});
