/** What tabs tell each other: somebody went, or somebody came. */
export type SessionNews = 'signed-out' | 'signed-in';

/** The line between the tabs of the back office. */
export interface SessionChannel {
  tell(news: SessionNews): void;
  /** @returns stops listening */
  listen(hear: (news: SessionNews) => void): () => void;
}

const NAME = 'tdt-session';

/** Tabs of one browser on this origin; a tab does not hear itself. */
export function openSessionChannel(): SessionChannel {
  const channel = new BroadcastChannel(NAME);
  return {
    tell: (news) => channel.postMessage(news),
    listen(hear) {
      const onMessage = ({ data }: MessageEvent<SessionNews>) => hear(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
