/**
 * Hides who signs in, in every address in a text. A password that was not escaped may hold a slash or another `@`: all up
 * to the last `@` goes.
 */
export const maskPassword = (text: string): string => text.replace(/(\w:\/\/)\S*@/g, '$1***@');
