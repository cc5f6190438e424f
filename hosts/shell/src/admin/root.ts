/** Id of the element that the back office is rendered into. */
export const ROOT_ID = 'admin';
