/** Id of the link to cook mode, which gets the focus back. */
export const COOK_LINK_ID = 'cuisiner';
