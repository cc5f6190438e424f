import { onStored } from '@tdt/platform/stored-text';
import { THEME } from './preferences.ts';

const DARK = '(prefers-color-scheme: dark)';
const MEDIA = { light: 'not all', dark: 'screen' } as const;

/** Shows the chosen theme, now and after each choice. */
export function startTheme(): void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => darkRules(cssRules));
  const apply = () => {
    const choice = THEME.read();
    document.documentElement.style.colorScheme = choice === 'system' ? '' : choice;
    for (const { rule, text } of rules) rule.media.mediaText = choice === 'system' ? text : MEDIA[choice];
  };
  apply();
  onStored(apply);
}

/**
 * The rules that make the site dark where the system is. A choice changes when they apply, so that the style sheet, which
 * visitors load too, states the dark colours once.
 */
function darkRules(rules: CSSRuleList): { rule: CSSMediaRule; text: string }[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(DARK))
      return { rule, text: rule.media.mediaText };
    return rule instanceof CSSGroupingRule ? darkRules(rule.cssRules) : [];
  });
}
