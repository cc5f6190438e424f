/** How far a long piece of work is; `done` and `total` count what `step` names. */
export interface Progress {
  step: string;
  done: number;
  total: number;
}
