/** The connection string with another database. Hosts, which may be a socket path, and options stay. */
export function withDatabase(uri: string, name: string): string {
  const [, server, options = ''] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/.exec(uri) ?? [];
  if (!server) throw new Error(`Not a connection string: ${uri}`);
  return `${server}/${name}${options}`;
}
