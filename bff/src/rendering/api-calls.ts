interface Answer {
  status: number;
  body: unknown;
}

/** A worker's questions to the API, which the main thread answers. */
export interface ApiCalls {
  ask(path: string, signal: AbortSignal): Promise<Answer>;
  settle(answer: { call: number; status: number; body: string }): void;
}

export function createApiCalls(send: (call: number, path: string) => void): ApiCalls {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  return {
    ask(path, signal) {
      signal.throwIfAborted();
      last += 1;
      const call = last;
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          waiting.delete(call);
          reject(signal.reason);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.set(call, (answer) => {
          signal.removeEventListener('abort', giveUp);
          resolve(answer);
        });
        send(call, path);
      });
    },
    settle({ call, status, body }) {
      const resolve = waiting.get(call);
      waiting.delete(call);
      resolve?.({ status, body: parseJson(body) });
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
