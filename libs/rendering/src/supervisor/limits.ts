/** How long rendering may take, how much memory, and how long to wait after a failure. Milliseconds and megabytes. */
export const RENDER_LIMITS = {
  /** A worker that takes longer to start is ended. */
  startMs: 10_000,
  /** A page that takes longer is rendered by the browser. */
  pageMs: 3000,
  /** A worker that then does not respond to a ping either is ended. */
  hangMs: 500,
  /** How long the browser renders the pages of a remote that failed; doubled with each failure in a row. */
  suspendMs: 5000,
  /** Before a worker that lacks a remote is replaced; doubled each time. */
  repairMs: 30_000,
  /** A worker that lived so long is replaced at once, a younger one with back-off. */
  stableMs: 10_000,
  /** A worker whose heap and buffers together are larger is ended. */
  memoryMb: 256,
  /** One that holds more than this leaks, and is cleanly replaced. */
  grownMb: 160,
};
export type RenderLimits = typeof RENDER_LIMITS;
