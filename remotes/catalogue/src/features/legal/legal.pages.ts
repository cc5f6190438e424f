import type { Site } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { data, type LoaderFunctionArgs, loadFrom } from '@tdt/platform';
import { LegalNoticePage } from './legal-notice-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';

/** Responds with 404 when the legal pages are switched off; the shell then shows its own screen. */
async function loadLegal(args: LoaderFunctionArgs): Promise<null> {
  const { legal } = await loadFrom<Site>(args, API.site);
  if (!legal.enabled) throw data(null, { status: 404 });
  return null;
}

export const legalNoticePage = { Component: LegalNoticePage, loader: loadLegal };
export const privacyPage = { Component: PrivacyPage, loader: loadLegal };
