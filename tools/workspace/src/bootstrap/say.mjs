// @ts-check
// Node 20 runs this folder before the installation: plain JavaScript, and only modules of Node.

/** Milliseconds since the epoch when the command began; the first process passes it to the second. */
export const STARTED_AT = Number(process.env.COMMAND_STARTED_AT ?? Date.now());

/** Seconds since the command began, as `12.3 s`. */
export const elapsed = () => `${((Date.now() - STARTED_AT) / 1000).toFixed(1)} s`;

/** One line of progress on standard output. @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Ends the program with an error message. @param {string} sentence @returns {never} */
export function refuse(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
