import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Proof } from '../proof.ts';

/** How others' tests ended that did not pass: the name of what the engine refused, or how they failed. */
type Outcomes = Record<string, string>;

export interface SuiteResult {
  readonly passed: number;
  /** Tests that their own conditions leave out. */
  readonly skipped: number;
  readonly others: Outcomes;
}

/** What the engine says when it lacks something. */
const REFUSAL = /([^\n"]+?) (?:is|are) not supported by the embedded engine|(no such command: '\w+')/;

/** The outcome of a test that failed with this error, by all its parts. */
export function errorOutcome(error: unknown): string {
  const { message = String(error) } = error as { message?: string };
  const text = `${message} ${JSON.stringify(error)}`;
  const [, lacking, command] = REFUSAL.exec(text) ?? [];
  const name = lacking ?? command;
  return name ? `refused: ${name}` : `failed: ${message.split('\n', 1)[0]?.slice(0, 120)}`;
}

/**
 * Compares outcomes with the expected ones of a file: a difference in either direction breaks the proof.
 * @param update writes the file instead
 */
export function compareOutcomes({ passed, skipped, others }: SuiteResult, file: string, update: boolean): Proof {
  const expected: Outcomes = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const names = Object.keys({ ...expected, ...others }).toSorted();
  if (update) writeFileSync(file, `${JSON.stringify(others, names, 2)}\n`);
  const refused = Object.values(others).filter((outcome) => outcome.startsWith('refused'));
  const failed = Object.keys(others).length - refused.length;
  const broken = names
    .filter((name) => !update && expected[name] !== others[name])
    .map((name) => `${name}: ${expected[name] ?? 'passed'} before, ${others[name] ?? 'passed'} now`);
  const lines = [
    `${passed} passed, ${refused.length} refused by name, ${failed} failed as explained, ${skipped} skipped`,
  ];
  return { lines: [...lines, ...mostFrequent(refused)], broken };
}

function mostFrequent(refused: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const outcome of refused) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  return sorted.slice(0, 12).map(([outcome, count]) => `  ${count} ${outcome}`);
}
