import { decode } from '../bson/codec.ts';
import type { Doc } from '../bson/types.ts';
import { CommandError, toCommandError } from '../errors.ts';
import { Turns } from '../query/turns.ts';
import { type RetryId, retryIdOf, storedReply, storeReply } from '../sessions/retries.ts';
import type { Batch } from '../storage/batch.ts';
import { encodeReply, type Request } from '../wire/message.ts';
import { numberArgument } from './arguments.ts';
import { COMMANDS, checkCommand } from './registry.ts';
import type { Call, Command, Engine, Work } from './types.ts';

/** Members that are not decoded: documents to store, and statements whose exact types matter. */
const RAW_MEMBERS = new Map([
  ['insert', 'documents'],
  ['update', 'updates'],
]);

/** Runs a request's command and returns the message for its client. Never throws: errors become error replies. */
export async function dispatch(engine: Engine, request: Request): Promise<Buffer> {
  const { command: name } = request;
  try {
    const body = decodeBody(request);
    const command = COMMANDS.get(name);
    // Drivers would explain code 20, which a single MongoDB gives, by retryable writes; those work here.
    if (body.autocommit === false) throw new CommandError(263, 'OperationNotSupportedInTransaction', NO_TRANSACTIONS);
    if (!command) throw new CommandError(59, 'CommandNotFound', `no such command: '${name}'`);
    checkCommand(name, command, body);
    const database = typeof body.$db === 'string' ? body.$db : (request.database ?? 'test');
    const turns = new Turns(numberArgument(body, 'maxTimeMS'));
    const reply = await run(command.run, { engine, name, body, raw: request.body, database, turns });
    return encodeReply(request, Buffer.isBuffer(reply) ? reply : { ...reply, ok: 1 });
  } catch (error) {
    const { code, codeName, message, extra } = toCommandError(error);
    return encodeReply(request, { ok: 0, errmsg: message, code, codeName, ...extra });
  }
}

const NO_TRANSACTIONS =
  'Transactions are not supported by the embedded engine: they need a MongoDB replica set (MONGODB_URI)';

function decodeBody({ command, body: raw, sequences }: Request): Doc {
  const rawMember = RAW_MEMBERS.get(command);
  const body = decode(raw, rawMember);
  for (const [member, documents] of sequences)
    body[member] = member === rawMember ? documents : documents.map((bytes) => decode(bytes));
  return body;
}

function run(command: Command, basis: Omit<Call, 'view' | 'write'>): Doc | Buffer | Promise<Doc | Buffer> {
  const id = retryIdOf(basis.body);
  const { queue, view } = basis.engine.database;
  const write = (work: Work) =>
    untilReply((isFurther) => {
      const part = (batch: Batch) => {
        basis.turns.resume();
        return id ? once(id, batch, work) : work(batch);
      };
      return queue.run(part, isFurther);
    });
  return command({ ...basis, view, write });
}

async function untilReply(part: (isFurther: boolean) => ReturnType<Work>): Promise<Doc> {
  for (let isFurther = false; ; isFurther = true) {
    const reply = await part(isFurther);
    if (reply) return reply;
  }
}

/** Makes a write retryable: the repeated write returns the first reply and changes nothing. */
async function once(id: RetryId, batch: Batch, work: Work): Promise<Doc> {
  const first = storedReply(batch, id);
  if (first) return first;
  const reply = await untilReply(() => work(batch));
  storeReply(batch, id, reply);
  return reply;
}
