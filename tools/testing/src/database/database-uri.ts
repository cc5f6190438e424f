/** The connection string with another database in it; hosts, which may be the path of a socket, and options stay. */
export function withDatabase(uri: string, name: string): string {
  const [, server, options = ''] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/.exec(uri) ?? [];
  if (!server) throw new Error(`Not a connection string: ${uri}`);
  return `${server}/${name}${options}`;
}
