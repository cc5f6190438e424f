const TIMEOUT_MS = 30_000;

/** Runs a script from a URL. Rejects when it cannot be loaded, or not in time; then nothing of it is left behind. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(fail, TIMEOUT_MS);
    function fail(): void {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`The script ${url} could not be loaded.`));
    }
    script.async = true;
    script.src = url;
    script.onerror = fail;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    document.head.append(script);
  });
}
