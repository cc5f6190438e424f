import { storedChoice } from './stored-choice.ts';

export type FrameLanguage = 'fr' | 'en';

/** Language of menu and header; `screen`: that of the current screen, which changes from screen to screen. */
export const LANGUAGE = storedChoice('tdt.admin.language', ['fr', 'en', 'screen']);

export const THEME = storedChoice('tdt.admin.theme', ['system', 'light', 'dark']);
