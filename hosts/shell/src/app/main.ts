import { inNextTask } from './next-task.ts';

/**
 * Entry of the public pages. The federation starts in the task of this file, the page's modules run in one of their
 * own, and so does the start of the page: a phone can answer its user in between.
 */
inNextTask(() => import(/* webpackMode: "eager" */ './client.tsx'));
