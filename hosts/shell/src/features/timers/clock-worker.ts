/** Returns each number of milliseconds after that time; a new number replaces the one before. */
let timeout: ReturnType<typeof setTimeout> | undefined;

addEventListener('message', ({ data }: MessageEvent<number>) => {
  clearTimeout(timeout);
  timeout = setTimeout(() => postMessage(null), data);
});
