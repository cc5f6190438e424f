/** The embedded database gets the demo while it is empty, another one only when SEED_DEMO asks for it. */
export function wantsDemo({ SEED_DEMO, MONGODB_URI }: NodeJS.ProcessEnv): boolean {
  // What is neither yes nor no is refused by the programs themselves.
  if (SEED_DEMO) return /^(true|1|yes|on)$/i.test(SEED_DEMO);
  return !MONGODB_URI;
}
