export { listText, readSharedList, sharedListPath } from './shared-list.ts';
export { type AisleLines, linesByAisle, type ShoppingLine, shoppingLines } from './shopping-lines.ts';
export {
  addOwnLines,
  dropLines,
  dropRecipe,
  LIST_MAX,
  type ListedRecipe,
  listRecipe,
  mergeLists,
  OWN_LINE_MAX,
  putRecipe,
  readShoppingList,
  SHOPPING_LIST,
  type ShoppingList,
  toggleLine,
} from './shopping-list.ts';
