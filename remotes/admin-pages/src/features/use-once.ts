import { useState } from 'react';

/** Whether something was ever so. A screen that waits for its first answers does not disappear when it asks again. */
export function useOnce(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}
