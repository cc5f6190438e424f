import type { BrevoAccount } from './contacts.ts';
import { type BrevoReply, errorReply } from './reply.ts';

/** https://developers.brevo.com/reference/get-attributes */
export const readAttributes = ({ attributes }: BrevoAccount): BrevoReply => ({
  status: 200,
  body: {
    attributes: Object.entries(attributes).map(([name, type]) => ({ name, category: 'normal', type })),
  },
});

/** One list or template: https://developers.brevo.com/reference/get-list, https://developers.brevo.com/reference/get-smtp-template */
export function readAccount({ listIds, templateIds }: BrevoAccount, path: string): BrevoReply {
  const [, kind, id] = /^\/v3\/(contacts\/lists|smtp\/templates)\/(\d+)$/.exec(path) ?? [];
  const known = kind === 'contacts/lists' ? listIds : kind ? templateIds : [];
  if (known.includes(Number(id))) return { status: 200, body: { id: Number(id), isActive: true } };
  return errorReply(404, 'document_not_found', 'There is nothing here');
}
