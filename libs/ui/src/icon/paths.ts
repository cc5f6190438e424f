/** Drawn on a grid of 24, stroked with the colour of the text around; `M…` paths only, so that one `<path>` shows each. */
export const ICON_PATHS = {
  plane: 'M3 13.5 21 4l-5.5 16-4-6.5zM11.5 13.5 21 4',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2',
  pot: 'M5 11h14v5.5A3.5 3.5 0 0 1 15.5 20h-7A3.5 3.5 0 0 1 5 16.5zM2.5 12.5H5M19 12.5h2.5M9 7.5c-1.2-1.3.9-2 0-3.5M14 7.5c-1.2-1.3.9-2 0-3.5',
  hourglass:
    'M7 3.5h10M7 20.5h10M8 3.5v3.8c0 2 4 3.2 4 4.7s-4 2.7-4 4.7v3.8M16 3.5v3.8c0 2-4 3.2-4 4.7s4 2.7 4 4.7v3.8',
  hat: 'M7 14.5v5h10v-5M7 14.5A4.2 4.2 0 1 1 8.6 6.6a3.8 3.8 0 0 1 6.8 0A4.2 4.2 0 1 1 17 14.5M7 17h10',
  people:
    'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM2.8 19.5c0-3.3 2.8-5.2 6.2-5.2s6.2 1.9 6.2 5.2M16 5.4a3.2 3.2 0 0 1 0 6M17.6 14.6c2.2.6 3.6 2.3 3.6 4.9',
  check: 'M4.5 12.5 10 18 20 6.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20.5 20.5',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4',
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  'chevron-down': 'M5 9l7 7 7-7',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M8 5l11 7-11 7z',
  mail: 'M3 6h18v12.5H3zM3.5 6.5 12 13.5l8.5-7',
  list: 'M8.5 6.5h12M8.5 12h12M8.5 17.5h12M3.8 6.5h.4M3.8 12h.4M3.8 17.5h.4',
  print: 'M7 8.5V3.5h10v5M7 17.5H3.5v-9h17v9H17M7 14.5h10v6H7z',
  retry: 'M20 12a8 8 0 1 1-2.6-5.9M20.5 3.5v4.6H16',
  compass: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM15.8 8.2l-2.3 5.3-5.3 2.3 2.3-5.3z',
} as const;

export type IconName = keyof typeof ICON_PATHS;
