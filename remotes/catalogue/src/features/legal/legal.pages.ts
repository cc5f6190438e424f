import { loadLegal } from './legal.loader.ts';
import { LegalNoticePage } from './legal-notice-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';

export const legalNotice = { Component: LegalNoticePage, loader: loadLegal };
export const privacy = { Component: PrivacyPage, loader: loadLegal };
