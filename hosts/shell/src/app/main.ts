import { nextTask } from './next-task.ts';

/**
 * Entry of the public pages, in steps: the federation starts in the task of this file, then React runs, then the
 * page's modules, then the start of the page.
 */
async function runModules(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './client.tsx');
}

runModules();
