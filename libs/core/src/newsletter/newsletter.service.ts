import type { NewsletterService } from './newsletter.ts';

export function createNewsletterService(): NewsletterService {
  const missing = (): never => {
    throw new Error('The newsletter is not built yet.');
  };
  return {
    subscribe: missing,
    sync: missing,
    syncAll: missing,
    startOutbox: () => async () => {},
    outbox: missing,
    unsubscribe: missing,
    confirm: missing,
    addressOf: missing,
    isWebhookSecret: () => false,
    receive: missing,
    export: missing,
    links: missing,
  };
}
