import { loadHome } from './home.loader.ts';
import { HomePage } from './home-page.tsx';

export const homePage = { Component: HomePage, loader: loadHome };
