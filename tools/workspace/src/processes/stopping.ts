const controller = new AbortController();

/** Aborted when this program shall end: Ctrl-C, a signal, or the end of the process that started it. */
export const stopping: AbortSignal = controller.signal;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort(signal));
process.on('disconnect', () => controller.abort('SIGTERM'));
// Listening to the channel shall not keep a program alive that is done.
process.channel?.unref();
