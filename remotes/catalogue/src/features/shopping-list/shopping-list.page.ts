import { ShoppingListPage } from './shopping-list-page.tsx';

/** No loader data: only the browser knows the list, which is shown without network. */
export const shoppingListPage = { Component: ShoppingListPage, loader: () => null };
