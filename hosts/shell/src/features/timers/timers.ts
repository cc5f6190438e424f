import { showTimers } from './show-timers.ts';

// A module runs once, however often it is imported.
showTimers(new AbortController().signal);
