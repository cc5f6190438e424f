import { randomUUID } from 'node:crypto';
import { type BrevoAccount, isAddress } from './contacts.ts';
import { BrevoError, type BrevoReply, isObject, type JsonObject } from './reply.ts';

/** An accepted mail. */
export interface BrevoMail {
  messageId: string;
  to: string[];
  templateId: number;
  params: JsonObject;
  idempotencyKey: string | null;
}

/**
 * https://developers.brevo.com/reference/send-transac-email, by template only. Refuses an idempotency key that was used
 * before: https://developers.brevo.com/docs/heterogenous-versions-batch-emails (Brevo for half an hour, here for ever).
 */
export function sendMail(mails: BrevoMail[], account: BrevoAccount, body: JsonObject): BrevoReply {
  const { to, templateId, params = {}, headers = {} } = body;
  const recipients = readRecipients(to);
  if (templateId === undefined) throw new BrevoError('missing_parameter', 'templateId or htmlContent is missing');
  if (!account.templateIds.includes(templateId as number))
    throw new BrevoError('invalid_parameter', 'templateId is not valid');
  if (!isObject(params) || !isObject(headers)) throw new BrevoError('invalid_parameter', 'params is not valid');
  const { idempotencyKey = null } = headers as { idempotencyKey?: string };
  if (idempotencyKey !== null && mails.some((mail) => mail.idempotencyKey === idempotencyKey))
    throw new BrevoError('duplicate_parameter', 'idempotencyKey was used before');
  const messageId = `<${randomUUID()}@smtp-relay.brevo.example>`;
  mails.push({ messageId, to: recipients, templateId: templateId as number, params, idempotencyKey });
  return { status: 201, body: { messageId } };
}

function readRecipients(to: unknown): string[] {
  if (!Array.isArray(to) || to.length === 0) throw new BrevoError('missing_parameter', 'to is missing');
  return to.map((recipient) => {
    if (!isObject(recipient) || !isAddress(recipient.email))
      throw new BrevoError('invalid_parameter', 'email is not valid in to');
    return recipient.email;
  });
}
