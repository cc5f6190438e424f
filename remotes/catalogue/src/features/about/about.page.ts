import { loadAbout } from './about.loader.ts';
import { AboutPage } from './about-page.tsx';

export const aboutPage = { Component: AboutPage, loader: loadAbout };
