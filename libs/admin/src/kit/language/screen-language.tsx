import { ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US.js';
import frFR from 'antd/es/locale/fr_FR.js';
import { createContext, type ReactNode, useContext } from 'react';
import { TEXTS, type Texts } from './texts.ts';

type Language = keyof typeof TEXTS;

const LOCALES = { en: enUS, fr: frFR };

const LanguageContext = createContext<Language>('fr');

/** Sets the language of a screen: for screen readers, for the texts of the kit and for those of Ant Design. */
export function ScreenLanguage({ lang, children }: { lang: Language; children: ReactNode }) {
  return (
    <LanguageContext value={lang}>
      <ConfigProvider locale={LOCALES[lang]}>
        <div lang={lang}>{children}</div>
      </ConfigProvider>
    </LanguageContext>
  );
}

/** The texts of the kit in the language of the screen. */
export function useTexts(): Texts {
  return TEXTS[useContext(LanguageContext)];
}
