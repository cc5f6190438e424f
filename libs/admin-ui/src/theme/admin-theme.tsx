import './links.css';
import { ConfigProvider } from 'antd';
import frFR from 'antd/es/locale/fr_FR.js';
import { type ReactNode, useMemo } from 'react';
import { themeConfig } from './theme-config.ts';
import { usePreferences } from './use-preferences.ts';

/**
 * Around everything of the back office: Ant Design in the site's tokens, light or dark as the system is, live. It reads
 * the custom properties of '@tdt/ui/base.css' when it is rendered, so that sheet must be in the document before. The nonce
 * that style elements need comes from the document, see content-policy.ts of the shell.
 */
export function AdminTheme({ children }: { children: ReactNode }) {
  const preferences = usePreferences();
  const theme = useMemo(() => {
    const style = getComputedStyle(document.documentElement);
    return themeConfig((property) => style.getPropertyValue(property).trim(), preferences);
  }, [preferences]);
  return (
    <ConfigProvider theme={theme} locale={frFR} wave={{ disabled: true }} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  );
}
