export { aSubscription, tokenIn } from './testing/newsletter.ts';
