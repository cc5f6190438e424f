import type { Application } from '@tdt/site';
import type { BffSettings } from './config.ts';

/** The options of every module. */
export interface AppContext {
  application: Application;
  settings: BffSettings;
}
