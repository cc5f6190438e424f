import type { ErrorCode, Problem } from '@tdt/contracts';

/** What is wrong with fields of a form, by their names. */
export type Errors<Values> = Partial<Record<keyof Values & string, string>>;

/** What a screen says at its fields about failures that are not about one field for the server. */
export type CodeErrors<Values> = Partial<Record<ErrorCode, Errors<Values>>>;

/** What a problem says about the fields of a form; its other sentences are for the toast. */
export function errorsOfProblem<Values extends object>(
  problem: Problem | null,
  values: Values,
  byCode: CodeErrors<Values> = {},
): Errors<Values> {
  const errors: Errors<Values> = {};
  for (const { path, message } of problem?.errors ?? []) {
    const [field = ''] = path.split('.');
    if (isFieldOf(values, field)) errors[field] ??= message;
  }
  return { ...errors, ...(problem ? byCode[problem.code] : {}) };
}

function isFieldOf<Values extends object>(values: Values, field: string): field is keyof Values & string {
  return Object.hasOwn(values, field);
}
