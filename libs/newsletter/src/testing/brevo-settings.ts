import type { BrevoSettings } from '../newsletter-settings.ts';

/** Settings whose address does not respond. */
export const someBrevo = (over: Partial<BrevoSettings> = {}): BrevoSettings => ({
  apiKey: 'xkeysib-hunter2',
  apiUrl: 'http://127.0.0.1:9',
  listIds: [3, 7],
  attributes: { firstName: 'PRENOM', lastName: 'NOM', birthdate: 'DATE_NAISSANCE', unsubscribe: null },
  confirmTemplateId: null,
  ...over,
});
