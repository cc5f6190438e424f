import type { FastifyInstance } from 'fastify';

/** Types of a plain form's body. */
export const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const FORM_BYTES = 1024;

/**
 * Lets the routes of one plugin be called by plain forms: mail programs send `List-Unsubscribe=One-Click` in one of
 * these types (https://www.rfc-editor.org/rfc/rfc8058#section-3.2), and a page without JavaScript its form. What counts is
 * in the address: the fields are taken and not looked at.
 */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, _body, done) => {
    done(null, null);
  });
}
