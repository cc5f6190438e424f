/** Something that a checker found. */
export interface ValidatorMessage {
  isError: boolean;
  path: string;
  message: string;
  /** The part of the document that it is about. */
  where: string;
}

/** Prints findings, those with the same message as one, and what they come to. @returns the number of errors */
export function report(checker: string, documents: number, findings: readonly ValidatorMessage[]): number {
  for (const [message, all] of Map.groupBy(findings, (finding) => finding.message)) {
    const [{ isError, path, where }] = all as [ValidatorMessage];
    console.log(`${all.length} x ${isError ? 'error' : 'warning'}: ${message}\n    ${path}: ${where}`);
  }
  const errors = findings.filter(({ isError }) => isError).length;
  console.log(`${checker}: ${documents} documents, ${errors} errors, ${findings.length - errors} warnings.\n`);
  return errors;
}
