/** A response of the stand-in. */
export interface BrevoReply {
  status: number;
  headers?: Record<string, string | number>;
  /** Sent as JSON; absent for a response without body. */
  body?: object;
}

/** An error in Brevo's format. https://developers.brevo.com/docs/how-it-works */
export const errorReply = (status: number, code: string, message: string, more: object = {}): BrevoReply => ({
  status,
  body: { code, message, ...more },
});

/** Thrown by the operations; its default status is 400. */
export class BrevoError extends Error {
  readonly reply: BrevoReply;

  constructor(code: string, message: string, { status = 400, more = {} }: { status?: number; more?: object } = {}) {
    super(message);
    this.reply = errorReply(status, code, message, more);
  }
}

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
