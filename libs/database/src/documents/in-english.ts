import { shorten } from '@tdt/domain/text';
import type { z } from 'zod';
import en from 'zod/v4/locales/en.js';

/** For operators, whose commands are in English: the messages of the schemas are for editors, in French. */
const english = en().localeError;
/** Characters of a fault that a refusal shows. */
const FAULT_MAX = 200;

/** What is wrong with a stored value by the rules of what comes in. Fields that these do not know do no harm. */
export function faultOf(schema: z.ZodType, value: unknown): string | null {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  const faults = issues.filter(({ code }) => code !== 'unrecognized_keys');
  return faults.length > 0 ? inEnglish({ issues: faults }) : null;
}

/** Every fault that a schema found, with its path. */
export const inEnglish = ({ issues }: Pick<z.ZodError, 'issues'>): string => issues.map(described).join(' ');

function described(issue: z.core.$ZodIssue): string {
  const fault =
    issue.code === 'custom' ? (issue.params?.english ?? 'Not allowed') : english(issue as z.core.$ZodRawIssue);
  // It may repeat names of fields, which may be as long as the file.
  const reason = shorten(String(typeof fault === 'string' ? fault : fault?.message), FAULT_MAX);
  return `${issue.path.join('.') || 'record'}: ${reason}.`;
}
