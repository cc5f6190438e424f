const LOCK = 'tdt.bell';
/** Within this time, other tabs know what this one has stored. */
const KNOWN_MS = 1000;

/**
 * The turn to ring, which one open tab has at a time. It ends with the tab. Without Web Locks, each tab has its turn.
 * @param onTurn called when it is this tab's turn
 */
export function createTurn(onTurn: () => void) {
  let isMine = false;
  let end = () => {};

  const begin = () => {
    isMine = true;
    onTurn();
  };
  return {
    isMine: () => isMine,
    /** Takes the turn unless another tab has it. */
    async take(): Promise<void> {
      if (!navigator.locks) return begin();
      const hold = async (lock: Lock | null) => {
        if (!lock) return;
        const ended = new Promise<void>((resolve) => {
          end = resolve;
        });
        begin();
        await ended;
      };
      // Refused where storage is denied: such a tab has timers of its own.
      await navigator.locks.request(LOCK, { ifAvailable: true }, hold).catch(() => isMine || begin());
    },
    end(): void {
      if (!isMine) return;
      isMine = false;
      setTimeout(end, KNOWN_MS);
    },
  };
}
