// @ts-check
// Node 20 runs this folder before anything is installed: plain JavaScript, modules of Node only.

/** Milliseconds since the epoch at which the command began: the first process tells the second. */
export const STARTED_AT = Number(process.env.COMMAND_STARTED_AT ?? Date.now());

/** Seconds since the command began, as `12.3 s`. */
export const elapsed = () => `${((Date.now() - STARTED_AT) / 1000).toFixed(1)} s`;

/** One line of progress on standard output. @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Ends the program with one clear sentence. @param {string} sentence @returns {never} */
export function refuse(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
