/** One end of a terminal or a pipe, as the process has it. */
export interface Sink {
  /** `taken` is called once the text has gone on, or cannot any more. */
  write(text: string, taken?: (error?: Error | null) => void): unknown;
  isTTY?: boolean | undefined;
}

/** Standard output carries results, standard error everything else. */
export interface Output {
  stdout: Sink;
  stderr: Sink;
}
