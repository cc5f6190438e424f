const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** Size of a file: "312,4 ko". */
export function bytesText(bytes: number): string {
  const power = bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2;
  const format = new Intl.NumberFormat('fr-FR', { style: 'unit', unit: UNITS[power], maximumFractionDigits: 1 });
  return format.format(bytes / 1024 ** power);
}
