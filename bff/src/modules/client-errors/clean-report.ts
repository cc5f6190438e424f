import type { ClientError } from '@tdt/contracts';

/** Anything that ends a line, moves a cursor or turns the direction of a text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** Queries hold what people search for. */
const QUERY = /\?[^\s'")]+/g;
const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/g;

/**
 * A report as it may stand in the log: on one line whatever shows it, and without what might say who somebody is. Anybody
 * can send one.
 */
export function cleanReport(report: ClientError): ClientError {
  const entries = Object.entries(report).map(([field, text]) => [field, clean(text)]);
  return Object.fromEntries(entries) as ClientError;
}

function clean(text = ''): string {
  return text.replace(INVISIBLE, ' ').replace(QUERY, '?…').replace(EMAIL, '[hidden]');
}
