/** The part of an engine that journeys use: what every driver of a browser can do. */
export interface Driver {
  /** Requests an address; the former page may still be shown when it returns. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of a JavaScript expression in the page, which must be plain JSON; of a promise, what it resolves to. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses and releases the mouse, in pixels from the top left of the page's window. */
  press(x: number, y: number): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Uint8Array>;
  /** Errors that the console and the page's scripts have reported; always empty where the driver reports none. */
  errors(): readonly string[];
  close(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

/** A browser that runs. Each window has cookies and storage of its own. */
export interface Browser {
  openWindow(size: Size): Promise<Driver>;
  close(): Promise<void>;
}

export interface BrowserEngine {
  name: string;
  /** Why it cannot run on this machine, and what to install; `null` if it can. */
  missing(): Promise<string | null>;
  start(): Promise<Browser>;
}
