import type { Command } from './types.ts';

/** Sent by the launcher before it hands out the address: the engine then waits for the client to come. */
export const reserve: Command = ({ engine }) => {
  engine.reserve();
  return { pid: process.pid };
};

export const shutdown: Command = ({ engine }) => {
  engine.shutdown();
  return {};
};
