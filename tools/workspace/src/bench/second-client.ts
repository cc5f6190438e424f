import { parentPort, workerData } from 'node:worker_threads';
import mongoose from 'mongoose';

/**
 * A client that asks again and again, until it is told to stop, and then tells how long it waited at most. In a thread
 * of its own: what the first client computes must not count as time of the engine.
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
