import { loadMenu } from './menu.loader.ts';
import { MenuPage } from './menu-page.tsx';

export const menuPage = { Component: MenuPage, loader: loadMenu };
