import type { FastifyInstance } from 'fastify';

/** Types of a plain form's body. */
export const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const FORM_BYTES = 1024;

/**
 * Makes the routes of one plugin accept plain forms: mail programs send `List-Unsubscribe=One-Click` in one of these
 * types (https://www.rfc-editor.org/rfc/rfc8058#section-3.2), and pages without JavaScript send a form. Everything that
 * counts is in the URL, so the fields are ignored.
 */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, _body, done) => {
    done(null, null);
  });
}
