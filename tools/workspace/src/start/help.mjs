// @ts-check

/** What `npm start -- --help` prints. */
export const HELP = `npm start: installs, builds and runs the site. Settings come from the environment, then from the file .env:

  PORT             where the site listens                                      3000
  HOST             on which address                                            127.0.0.1
  PUBLIC_URL       the address that visitors know                              http://127.0.0.1:PORT
  SITE_NAME        name of the site                                            Tour de Table
  SITE_TAGLINE     its tagline                                                 La cuisine du monde, sans bouger de chez soi
  DATA_DIR         database, pictures and builds                               ./data
  MONGODB_URI      a MongoDB to use in place of the embedded database          (embedded)
  SEED_DEMO        true or false: whether an empty database gets the demo      true when embedded, else false
  LEGAL_PAGES      on or off                                                   on
  LEGAL_PUBLISHER  who publishes the site, for the legal notice
  LEGAL_HOST       who hosts it, for the legal notice
  CONTACT_EMAIL    address shown on the legal pages
  TRUST_PROXY      addresses of the proxies in front, comma-separated
  LOG_LEVEL        trace, debug, info, warn, error or silent                   warn

Later starts take seconds: what has not changed is neither installed nor built again. Ctrl-C stops everything.`;
