/** The environment cannot be used as it stands: one sentence a fault, each naming its variable. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n- ${faults.join('\n- ')}`,
    );
    this.name = 'ConfigError';
    this.faults = faults;
  }
}
