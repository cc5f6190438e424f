import './links.css';
import './native-controls.css';
import { LoadingOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import frFR from 'antd/es/locale/fr_FR.js';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type Preferences, themeConfig } from './theme-config.ts';

const DARK = '(prefers-color-scheme: dark)';
const STILL = '(prefers-reduced-motion: reduce)';
/** Changes values of the tokens too. */
const CONTRAST = '(prefers-contrast: more)';
const QUERIES = [DARK, STILL, CONTRAST];

/** Ant Design's own icons have English names, which screen readers would add to those of the controls. */
const BUTTON = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> };

interface AdminThemeProps {
  /** What the user chose; `system`: follow the system. */
  choice?: 'system' | 'light' | 'dark';
  children: ReactNode;
}

/**
 * Gives Ant Design the site's tokens, light or dark, and follows changes of the system. It reads the custom properties
 * of '@tdt/ui/base.css' when it renders, so that sheet must be loaded before. content-policy.ts of the shell adds the
 * nonce to the style elements.
 */
export function AdminTheme({ choice = 'system', children }: AdminThemeProps) {
  const preferences = usePreferences(choice);
  const theme = useMemo(() => {
    const style = getComputedStyle(document.documentElement);
    return themeConfig((property) => style.getPropertyValue(property).trim(), preferences);
  }, [preferences]);
  return (
    <ConfigProvider theme={theme} locale={frFR} wave={{ disabled: true }} button={BUTTON}>
      {children}
    </ConfigProvider>
  );
}

/** Preferences of user and system: a new object whenever something changes that tokens depend on. */
function usePreferences(choice: string): Preferences {
  const matching = useSyncExternalStore(subscribe, () => QUERIES.filter((query) => matchMedia(query).matches).join());
  return useMemo(() => {
    const isDark = choice === 'system' ? matching.includes(DARK) : choice === 'dark';
    return { isDark, isStill: matching.includes(STILL) };
  }, [choice, matching]);
}

function subscribe(listener: () => void): () => void {
  const media = QUERIES.map((query) => matchMedia(query));
  for (const one of media) one.addEventListener('change', listener);
  return () => {
    for (const one of media) one.removeEventListener('change', listener);
  };
}
