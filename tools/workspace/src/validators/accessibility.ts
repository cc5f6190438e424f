import type { Page } from '@playwright/test';
import { IBM } from './checkers.ts';
import type { ValidatorMessage } from './findings.ts';

interface Result {
  /** `VIOLATION` or `RECOMMENDATION`, and whether it failed, may have, or has to be looked at. */
  value: [kind: string, outcome: string];
  message: string;
  snippet: string;
}

/** What IBM's checker (https://github.com/IBMa/equal-access) finds on the page that is shown. */
export async function checkAccessibility(page: Page, path: string): Promise<ValidatorMessage[]> {
  await page.addScriptTag({ path: IBM });
  const results = await page.evaluate(async () => {
    // @ts-expect-error: what the script defines
    const report = await new window.ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
    return report.results.map(({ value, message, snippet }: Result) => ({ value, message, snippet }));
  });
  return (results as Result[])
    .filter(({ value: [kind, outcome] }) => outcome === 'FAIL' && (kind === 'VIOLATION' || kind === 'RECOMMENDATION'))
    .map(({ value: [kind], message, snippet }) => ({
      isError: kind === 'VIOLATION',
      path,
      message,
      where: snippet.replaceAll(/\s+/g, ' '),
    }));
}
