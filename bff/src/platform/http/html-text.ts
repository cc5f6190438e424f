/** A text as the content of an element of HTML. */
export const htmlText = (text: string): string => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
