/** Gives the DOM of component tests the Web Locks of Node.js; import it before what uses them. */
import { locks } from 'node:worker_threads';

Object.defineProperty(navigator, 'locks', { value: locks });
