import { useRef, useState } from 'react';

/** Does one thing at a time: what is asked for while one is under way, such as by the save's key, is not done. */
export function useAlone() {
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const alone = async (run: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await run();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { busy, alone };
}
