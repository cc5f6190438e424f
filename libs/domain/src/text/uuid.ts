const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text has the form of an id (any UUID version, any case), as opposed to a slug. */
export const isUuid = (text: string): boolean => UUID.test(text);
