/** Messages between the tabs: a user has signed out, or in. */
export type SessionMessage = 'signed-out' | 'signed-in';

/** Connects the tabs of the back office. */
export interface SessionChannel {
  send(message: SessionMessage): void;
  /** @returns function that stops listening */
  listen(listener: (message: SessionMessage) => void): () => void;
}

const NAME = 'tdt-session';

/** Connects the tabs of one browser on this origin. A tab does not receive its own messages. */
export function openSessionChannel(): SessionChannel {
  const channel = new BroadcastChannel(NAME);
  return {
    send: (message) => channel.postMessage(message),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<SessionMessage>) => listener(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
