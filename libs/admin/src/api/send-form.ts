interface FormRequest {
  method: string;
  headers: Record<string, string>;
  body: FormData;
  signal: AbortSignal;
  onProgress?: (share: number) => void;
}

/**
 * Sends a form as `fetch` does, and reports its progress. Not every browser can do that with `fetch`: it takes a
 * streamed body, which only Chromium has, over HTTP/2 (https://caniuse.com/mdn-api_request_duplex).
 */
export function sendForm(url: string, { method, headers, body, signal, onProgress }: FormRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => {
      const retryAfter = request.getResponseHeader('retry-after');
      const { status, responseText } = request;
      const hasBody = status !== 204;
      resolve(
        new Response(hasBody ? responseText : null, {
          status,
          headers: retryAfter ? { 'retry-after': retryAfter } : {},
        }),
      );
    };
    request.onerror = () => reject(new TypeError('The upload failed.'));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    if (signal.aborted) reject(signal.reason);
    else request.send(body);
  });
}
