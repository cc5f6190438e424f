import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readAccount, readAttributes } from './account.ts';
import {
  type BrevoAccount,
  type BrevoContact,
  type BrevoContacts,
  createContact,
  deleteContact,
  readContact,
  updateContact,
} from './contacts.ts';
import { type BrevoEvent, type BrevoWebhook, postEvents } from './events.ts';
import { type BrevoFault, replyOf, sendGarbage, sendHuge } from './faults.ts';
import { type BrevoMail, sendMail } from './mails.ts';
import { createPace } from './pace.ts';
import { BrevoError, type BrevoReply, errorReply, isObject, type JsonObject } from './reply.ts';

/** A received call, without its key. */
export interface BrevoCall {
  method: string;
  /** Decoded, without query. */
  path: string;
  /** `null` for a call without body. */
  body: unknown;
  at: Date;
  /** Status of the response; `null` before the response, and if it was lost. */
  status: number | null;
}

export interface BrevoOptions extends Partial<BrevoAccount> {
  key?: string;
  /** Default: a free port. */
  port?: number;
  /** Calls above this limit get 429. Default: 10, as documented for contacts. */
  callsPerSecond?: number;
}

interface FaultOptions {
  /** Value of `x-sib-ratelimit-reset` with 429; `null`: no header. Default: 1. */
  resetSeconds?: number | string | null;
}

export interface BrevoStandIn {
  url: string;
  /** The variables that make a program use it. */
  env: Record<'BREVO_API_URL' | 'BREVO_API_KEY' | 'BREVO_LIST_IDS', string>;
  /** The account's contacts, by address in lower case. */
  contacts: ReadonlyMap<string, BrevoContact>;
  mails: readonly BrevoMail[];
  /** Every call so far, oldest first. */
  calls: readonly BrevoCall[];
  /** Resolves after this number of calls since the start. */
  called(count: number): Promise<void>;
  /** Makes the next calls fail with this fault. */
  respondNext(fault: BrevoFault, times?: number, options?: FaultOptions): void;
  /** Makes all calls fail that `respondNext` does not cover; `null` ends this. */
  respondAlways(fault: BrevoFault | null, options?: FaultOptions): void;
  /** Executes calls, but delays their responses until the returned function is called. */
  hold(): () => void;
  /** Posts an event, or a batch of them, to a webhook. */
  sendEvent(events: BrevoEvent | readonly BrevoEvent[], webhook: BrevoWebhook): Promise<Response>;
  close(): Promise<void>;
}

type Fault = { kind: BrevoFault } & FaultOptions;

/** Attributes of a French account, and those for the date of birth and the link that a site adds. */
const ATTRIBUTES = { PRENOM: 'text', NOM: 'text', DATE_NAISSANCE: 'date', LIEN_DESINSCRIPTION: 'text' } as const;

/**
 * Starts a local service that behaves as Brevo documents for contacts and single mails:
 * https://developers.brevo.com/reference. `GET /` shows contacts, mails and calls.
 */
export async function startBrevoStandIn({ key = 'xkeysib-stand-in', ...options }: BrevoOptions = {}) {
  const { listIds = [3], attributes = ATTRIBUTES, templateIds = [7], port = 0, callsPerSecond = 10 } = options;
  const account: BrevoAccount = { listIds, attributes, templateIds };
  const contacts: BrevoContacts = new Map();
  const mails: BrevoMail[] = [];
  const calls: BrevoCall[] = [];
  const waiting = new Set<{ count: number; arrived: () => void }>();
  const next: Fault[] = [];
  let always: Fault | null = null;
  let held: Promise<void> | null = null;
  const pace = createPace(callsPerSecond);

  function note(call: BrevoCall): void {
    calls.push(call);
    for (const one of waiting) {
      if (calls.length < one.count) continue;
      waiting.delete(one);
      one.arrived();
    }
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent(new URL(request.url ?? '', url).pathname);
    const sent = await text(request);
    if (path === '/') return send(response, { status: 200, body: { contacts: [...contacts.values()], mails, calls } });
    const call: BrevoCall = { method: request.method ?? '', path, body: parsed(sent), at: new Date(), status: null };
    note(call);
    const limit = pace.take();
    const fault = next.shift() ?? always;
    if (fault?.kind === 'hang') return;
    const reply =
      (fault && replyOf(fault.kind, url)) ??
      (limit.isExceeded ? replyOf('too-many-requests', url) : null) ??
      (fault && fault.kind !== 'cut' ? null : operate(call, request.headers['api-key']));
    await held;
    if (fault?.kind === 'cut') return void request.socket.resetAndDestroy();
    if (fault?.kind === 'huge') return sendHuge(response);
    if (!reply) return sendGarbage(response);
    call.status = reply.status;
    const headers = limit.headers(fault?.resetSeconds);
    send(response, { ...reply, headers: { ...headers, ...reply.headers } });
  }

  function operate(call: BrevoCall, sentKey: unknown): BrevoReply {
    if (sentKey !== key) {
      const message = sentKey === undefined ? 'authentication not found in headers' : 'Key not found';
      return errorReply(401, 'unauthorized', message);
    }
    try {
      return route({ account, contacts, mails }, call);
    } catch (error) {
      if (error instanceof BrevoError) return error.reply;
      throw error;
    }
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIn: BrevoStandIn = {
    url,
    env: { BREVO_API_URL: url, BREVO_API_KEY: key, BREVO_LIST_IDS: listIds.join(',') },
    contacts,
    mails,
    calls,
    async called(count) {
      if (calls.length < count) await new Promise<void>((arrived) => waiting.add({ count, arrived }));
    },
    respondNext(kind, times = 1, faultOptions = {}) {
      for (let count = 0; count < times; count += 1) next.push({ kind, ...faultOptions });
    },
    respondAlways(kind, faultOptions = {}) {
      always = kind && { kind, ...faultOptions };
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        if (held === promise) held = null;
        resolve();
      };
    },
    sendEvent: postEvents,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return standIn;
}

interface State {
  account: BrevoAccount;
  contacts: BrevoContacts;
  mails: BrevoMail[];
}

function route({ account, contacts, mails }: State, { method, path, body }: BrevoCall): BrevoReply {
  if (method === 'GET' && path === '/v3/contacts/attributes') return readAttributes(account);
  const [, email] = /^\/v3\/contacts\/([^/]+)$/.exec(path) ?? [];
  if (method === 'GET' && email !== undefined) return readContact(contacts, email);
  if (method === 'DELETE' && email !== undefined) return deleteContact(contacts, email);
  if (method === 'PUT' && email !== undefined) return updateContact(contacts, account, email, object(body));
  if (method === 'POST' && path === '/v3/contacts') return createContact(contacts, account, object(body));
  if (method === 'GET') return readAccount(account, path);
  if (method === 'POST' && path === '/v3/smtp/email') return sendMail(mails, account, object(body));
  return errorReply(404, 'document_not_found', 'There is nothing here');
}

function object(body: unknown): JsonObject {
  if (!isObject(body)) throw new BrevoError('bad_request', 'Input must be a valid JSON object');
  return body;
}

function parsed(sent: string): unknown {
  try {
    return sent === '' ? null : JSON.parse(sent);
  } catch {
    return sent;
  }
}

function send(response: ServerResponse, { status, headers, body }: BrevoReply): void {
  const content = body && JSON.stringify(body);
  response.writeHead(status, { ...headers, ...(content !== undefined && { 'content-type': 'application/json' }) });
  response.end(content);
}
