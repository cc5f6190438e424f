import { UsageError } from '../command.ts';

/** The number that was typed for an option. Throws `UsageError` unless it is a whole one within the limits. */
export function wholeNumber(option: string, text: string, from: number, to: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= from && number <= to) return number;
  throw new UsageError(`${option} takes a whole number from ${from} to ${to}, not "${text}".`);
}
