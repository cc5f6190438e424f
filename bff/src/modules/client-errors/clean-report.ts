import type { ClientError } from '@tdt/contracts';

/** Characters that end a line, move a cursor or change the direction of a text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** Queries hold what people search for. */
const QUERY = /\?[^\s'")]+/g;
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/g;

/** A report for the log: on one line in every viewer, and without personal data. Anybody can send one. */
export function cleanReport(report: ClientError): ClientError {
  const entries = Object.entries(report).map(([field, text]) => [field, clean(text)]);
  return Object.fromEntries(entries) as ClientError;
}

function clean(text = ''): string {
  return text.replace(INVISIBLE, ' ').replace(QUERY, '?…').replace(EMAIL, '[hidden]');
}
