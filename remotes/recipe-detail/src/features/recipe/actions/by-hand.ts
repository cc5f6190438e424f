import type { Toast } from '@tdt/platform';

/** What to tell a visitor whose browser copies nothing for him; it stays long enough to be copied. */
export const byHand = (url: string): Toast => ({
  kind: 'info',
  title: 'Copiez ce lien pour le partager',
  description: url,
  seconds: 30,
});
