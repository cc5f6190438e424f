/** Known when a bundle is made: what only the server's half needs (structured data for search engines) is left out of the browser's. */
declare const ON_SERVER: boolean;
