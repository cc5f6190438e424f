import { createRequire } from 'node:module';
import type { Socket } from 'node:net';

/** What is used of the driver's connection. */
interface DriverConnection {
  socket: Socket;
  error?: Error;
}

/**
 * Lets a command fail whose server goes away while a large message is being sent. The driver waits for `drain` or
 * `error`, but a socket whose other side has ended closes with neither: without this, the command never returns, and
 * the connection cannot be closed. Seen with MongoDB's driver 7.8 (`writeCommand` in `cmap/connection.js`); remove it
 * when the driver listens to `close` as well.
 */
const ofMongoose = createRequire(createRequire(import.meta.url).resolve('mongoose'));
const { Connection } = ofMongoose('mongodb/lib/cmap/connection.js') as {
  Connection: { prototype: { onClose(this: DriverConnection): void } };
};
const { onClose } = Connection.prototype;

Connection.prototype.onClose = function onCloseWhileSending() {
  onClose.call(this);
  if (this.socket.listenerCount('drain') > 0) this.socket.emit('error', this.error);
};
