/** Icons of the buttons of rows: a list may have 200 rows, so they are plain. */
const icon = (path: string) => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

export const GRIP = icon('M6 3.5h.01M10 3.5h.01M6 8h.01M10 8h.01M6 12.5h.01M10 12.5h.01');
export const UP = icon('M8 13V3.5M4 7.5l4-4 4 4');
export const DOWN = icon('M8 3v9.5M4 8.5l4 4 4-4');
export const LEFT = icon('M13 8H3.5M7.5 4l-4 4 4 4');
export const RIGHT = icon('M3 8h9.5M8.5 4l4 4-4 4');
export const REMOVE = icon('M4 4l8 8M12 4l-8 8');
