/** Whether to store the demo: in an embedded database by default, in another one only if SEED_DEMO is set. */
export function wantsDemo({ SEED_DEMO, MONGODB_URI }: NodeJS.ProcessEnv): boolean {
  // The programs themselves refuse other values.
  if (SEED_DEMO) return /^(true|1|yes|on)$/i.test(SEED_DEMO);
  return !MONGODB_URI;
}
