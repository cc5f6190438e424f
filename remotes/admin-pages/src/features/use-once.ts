import { useState } from 'react';

/** Whether something was ever true. A screen that waits for its first data does not disappear when it loads again. */
export function useOnce(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}
