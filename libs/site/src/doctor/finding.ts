/** What one check of `tdt doctor` found. */
export interface Finding {
  name: string;
  verdict: 'ok' | 'warning' | 'problem' | 'skipped';
  /** One sentence for the operator. */
  text: string;
  /** What to do, with the command to type; `null` where there is nothing to do. */
  fix: string | null;
}

export type CheckResult = Omit<Finding, 'name'>;
/** One check. What it throws counts as a problem. */
export type Check = () => Promise<CheckResult>;

export const ok = (text: string): CheckResult => ({ verdict: 'ok', text, fix: null });
export const warning = (text: string, fix: string): CheckResult => ({ verdict: 'warning', text, fix });
export const problem = (text: string, fix: string): CheckResult => ({ verdict: 'problem', text, fix });
export const skipped = (text: string): CheckResult => ({ verdict: 'skipped', text, fix: null });
