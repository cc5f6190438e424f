/**
 * Icons as path data on a 24 × 24 grid, stroked with the text colour; one `<path>` draws each. One export per icon, so
 * that a bundle contains only those it uses.
 */
export const plane = 'M3 13.5 21 4l-5.5 16-4-6.5zM11.5 13.5 21 4';
export const clock = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2';
export const pot =
  'M5 11h14v5.5A3.5 3.5 0 0 1 15.5 20h-7A3.5 3.5 0 0 1 5 16.5zM2.5 12.5H5M19 12.5h2.5M9 7.5c-1.2-1.3.9-2 0-3.5M14 7.5c-1.2-1.3.9-2 0-3.5';
export const hourglass =
  'M7 3.5h10M7 20.5h10M8 3.5v3.8c0 2 4 3.2 4 4.7s-4 2.7-4 4.7v3.8M16 3.5v3.8c0 2-4 3.2-4 4.7s4 2.7 4 4.7v3.8';
export const hat = 'M7 14.5v5h10v-5M7 14.5A4.2 4.2 0 1 1 8.6 6.6a3.8 3.8 0 0 1 6.8 0A4.2 4.2 0 1 1 17 14.5M7 17h10';
export const people =
  'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM2.8 19.5c0-3.3 2.8-5.2 6.2-5.2s6.2 1.9 6.2 5.2M16 5.4a3.2 3.2 0 0 1 0 6M17.6 14.6c2.2.6 3.6 2.3 3.6 4.9';
export const check = 'M4.5 12.5 10 18 20 6.5';
export const plus = 'M12 5v14M5 12h14';
export const minus = 'M5 12h14';
export const search = 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20.5 20.5';
export const sliders = 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4';
export const arrowRight = 'M4 12h16M14 6l6 6-6 6';
export const arrowLeft = 'M20 12H4M10 6l-6 6 6 6';
export const arrowDown = 'M12 4v16M6 14l6 6 6-6';
export const chevronDown = 'M5 9l7 7 7-7';
export const close = 'M5.5 5.5l13 13M18.5 5.5l-13 13';
export const menu = 'M3.5 7h17M3.5 12h17M3.5 17h17';
export const pause = 'M8.5 5v14M15.5 5v14';
export const play = 'M8 5l11 7-11 7z';
export const mail = 'M3 6h18v12.5H3zM3.5 6.5 12 13.5l8.5-7';
export const list = 'M8.5 6.5h12M8.5 12h12M8.5 17.5h12M3.8 6.5h.4M3.8 12h.4M3.8 17.5h.4';
export const print = 'M7 8.5V3.5h10v5M7 17.5H3.5v-9h17v9H17M7 14.5h10v6H7z';
export const retry = 'M20 12a8 8 0 1 1-2.6-5.9M20.5 3.5v4.6H16';
export const heart = 'M12 20.2 4.6 12.8a4.8 4.8 0 0 1 6.8-6.8l.6.6.6-.6a4.8 4.8 0 0 1 6.8 6.8z';
export const share = 'M12 15V3.5M8 7l4-3.5L16 7M8 11H5.5v9.5h13V11H16';
export const sun =
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4';
