// @ts-check
import { createServer } from 'node:net';

/**
 * An error message if a server cannot listen there, else null. @param {{ host: string, port: number }} address @returns
 * {Promise<string | null>}
 */
export function portProblem({ host, port }) {
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    return Promise.resolve(`PORT must be a number from 1 to 65535, and it is "${process.env.PORT}".`);
  }
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(messageFor(/** @type {NodeJS.ErrnoException} */ (error).code, host, port)));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

/** @param {string | undefined} code @param {string} host @param {number} port */
function messageFor(code, host, port) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program: stop it, or choose another port (PORT=${port + 1} npm start).`;
  }
  if (code === 'EACCES') return `Port ${port} may not be used by this account: choose one above 1023.`;
  return `The site cannot listen on ${host}:${port} (${code}): please check HOST and PORT.`;
}
