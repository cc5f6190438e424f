import type { Application } from '@tdt/core';
import type { BffSettings } from './config.ts';

/** What every module is handed. */
export interface AppContext {
  application: Application;
  settings: BffSettings;
}
