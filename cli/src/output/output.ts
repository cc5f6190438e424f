/** One end of a terminal or a pipe, as the process has it. */
export interface Sink {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
}

/** Standard output carries results, standard error everything else. */
export interface Output {
  stdout: Sink;
  stderr: Sink;
}
