/** Runs `work` in a task of its own. Browsers delay timers in the background, but no messages. */
export function inNextTask(work: () => unknown): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}
