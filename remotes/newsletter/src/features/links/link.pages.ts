import { ConfirmPage } from './confirm-page.tsx';
import { loadLink } from './link.loader.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

export const unsubscribePage = { Component: UnsubscribePage, loader: loadLink };
export const confirmPage = { Component: ConfirmPage, loader: loadLink };
