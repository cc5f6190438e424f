/**
 * An upload that asks `fetch`: half of it is sent before the response is made. What uploads of components use, no more.
 */
export class StubUpload {
  status = 0;
  responseText = '';
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  #method = '';
  #url = '';
  readonly #headers = new Headers();
  #received = new Headers();
  readonly #controller = new AbortController();

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.#received.get(name);
  }

  abort(): void {
    this.#controller.abort();
  }

  async send(body: FormData): Promise<void> {
    const { signal } = this.#controller;
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
    try {
      const response = await fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal });
      this.responseText = await response.text();
      this.status = response.status;
      this.#received = response.headers;
      this.onload?.();
    } catch {
      if (signal.aborted) this.onabort?.();
      else this.onerror?.();
    }
    this.onloadend?.();
  }
}
