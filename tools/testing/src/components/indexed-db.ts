/** Gives the DOM of component tests an IndexedDB in memory; import it before what uses one. */
import 'fake-indexeddb/auto';
