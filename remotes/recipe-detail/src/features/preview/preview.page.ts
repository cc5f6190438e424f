import { loadPreview } from './preview.loader.ts';
import { PreviewPage } from './preview-page.tsx';

export const previewPage = { Component: PreviewPage, loader: loadPreview };
