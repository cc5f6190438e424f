const controller = new AbortController();

/** Aborted when this program must end: on Ctrl-C, a signal, or the end of the process that started it. */
export const stopping: AbortSignal = controller.signal;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort(signal));
process.on('disconnect', () => controller.abort('SIGTERM'));
// The channel must not keep a finished program alive.
process.channel?.unref();
