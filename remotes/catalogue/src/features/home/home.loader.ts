import type { Home } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { type LoaderFunctionArgs, loadFrom } from '@tdt/platform';

export const loadHome = (args: LoaderFunctionArgs): Promise<Home> => loadFrom<Home>(args, API.home);
