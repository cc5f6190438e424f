import { parentPort, workerData } from 'node:worker_threads';
import mongoose from 'mongoose';

/**
 * Sends pings one after another until it receives a message, then posts the longest wait in milliseconds. In a thread of
 * its own: what the first client computes must not count as time of the engine.
 */
const connection = await mongoose.createConnection(workerData as string).asPromise();
let isRunning = true;
parentPort?.once('message', () => {
  isRunning = false;
});
parentPort?.postMessage('asking');
let longest = 0;
while (isRunning) {
  const start = performance.now();
  await connection.db?.command({ ping: 1 });
  longest = Math.max(longest, performance.now() - start);
}
await connection.close();
parentPort?.postMessage(longest);
