import type { SeedCount } from '@tdt/cookbook';
import { type Result, STATUS } from '../command.ts';

/** How the user finishes an interrupted command. */
export const STOPPED_LINE = 'Stopped before the end. What is done stays: run the same command again to continue.';

/** Turns a result into that of an interrupted command. */
export const stopped = (result: Result): Result => ({
  data: { ...result.data, finished: false },
  lines: [...result.lines, STOPPED_LINE],
  status: STATUS.failed,
});

/** "countries: 208 created, 0 updated, 0 kept." */
export function countLine(noun: string, { created, updated, kept }: SeedCount, dryRun: boolean): string {
  return `${noun}: ${created} ${dryRun ? 'would be created' : 'created'}, ${updated} updated, ${kept} kept.`;
}

/** "1 build", "2 builds". */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** "1 file, 512 bytes", "12 files, 3.4 MB". */
export const amount = ({ files, bytes }: { files: number; bytes: number }): string =>
  `${plural(files, 'file')}, ${size(bytes)}`;

function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Characters of a cell that others line up with: an id, and most addresses. */
const CELL_MAX = 40;

/** Rows as lines of aligned columns. A longer cell is shown whole and moves its own line only, not all others. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widthOf = (column: number) => {
    const lengths = rows.map((row) => row[column]?.length ?? 0);
    return Math.max(0, ...lengths.filter((length) => length <= CELL_MAX));
  };
  const widths = (rows[0] ?? []).map((_, column) => widthOf(column));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
