/**
 * Resolves in a task of its own, so that a phone can react to its user in between. Browsers delay timers in the
 * background, but no messages.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
