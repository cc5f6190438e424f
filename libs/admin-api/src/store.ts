import { configureStore } from '@reduxjs/toolkit';
import { api } from './api.ts';
import { sessionSlice } from './session/session-slice.ts';

/** The store of the back office: one a document. */
export function createAdminStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, [sessionSlice.name]: sessionSlice.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    devTools: false,
  });
}

export type AdminStore = ReturnType<typeof createAdminStore>;
export type AdminState = ReturnType<AdminStore['getState']>;
