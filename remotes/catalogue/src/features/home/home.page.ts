import type { Home } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { type LoaderFunctionArgs, loadFrom } from '@tdt/platform';
import { HomePage } from './home-page.tsx';

const loadHome = (args: LoaderFunctionArgs): Promise<Home> => loadFrom<Home>(args, API.home);

export const homePage = { Component: HomePage, loader: loadHome };
