/** The errors of S3 that the stand-in supports. */
const STATUSES = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  InvalidAccessKeyId: 403,
  InvalidRange: 416,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  QuotaExceeded: 507,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  SlowDown: 503,
  XAmzContentSHA256Mismatch: 400,
} as const;
export type S3ErrorCode = keyof typeof STATUSES;

/** A response of the stand-in. */
export interface S3Reply {
  status: number;
  headers?: Record<string, string | number>;
  body?: Buffer | string;
}

/** Thrown by the operations, sent as XML. */
export class S3Error extends Error {
  readonly reply: S3Reply;

  constructor(code: S3ErrorCode, headers: Record<string, string> = {}) {
    super(code);
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>The stand-in says ${code}.</Message></Error>`;
    this.reply = { status: STATUSES[code], headers: { 'content-type': 'application/xml', ...headers }, body };
  }
}

export const xmlReply = (xml: string): S3Reply => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`,
});
