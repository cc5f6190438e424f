import { Binary } from 'bson';
import { binaryBytes } from '../bson/compare.ts';
import { CommandError } from '../errors.ts';
import type { Command } from './types.ts';

export const saslStart: Command = ({ engine, connection, body }) => {
  const { scram } = engine;
  if (!scram || body.mechanism !== 'SCRAM-SHA-256')
    throw new CommandError(334, 'MechanismUnavailable', `Unsupported mechanism ${body.mechanism}`);
  const payload = refused(() => scram.start(connection.id, Buffer.from(binaryBytes(body.payload))));
  return { conversationId: 1, done: false, payload: new Binary(payload) };
};

export const saslContinue: Command = ({ engine, connection, body }) => {
  const { scram } = engine;
  const payload = refused(() => {
    if (!scram) throw new Error('authentication is off');
    return scram.finish(connection.id, Buffer.from(binaryBytes(body.payload)));
  });
  connection.isAuthenticated = true;
  return { conversationId: 1, done: true, payload: new Binary(payload) };
};

/** Hides the reason of a failure from the client. */
function refused(step: () => Buffer): Buffer {
  try {
    return step();
  } catch {
    throw new CommandError(18, 'AuthenticationFailed', 'Authentication failed.');
  }
}
