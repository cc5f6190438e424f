import { randomId } from '@tdt/admin/editor';
import type { Presence } from '@tdt/contracts';
import { PRESENCE_SECONDS, type TeamKind } from '@tdt/contracts/plain';
import { useEffect, useEffectEvent, useState } from 'react';
import { teamworkApi } from './teamwork-api.ts';

/** A tab that is hidden for so long counts as closed. */
const AWAY_MS = 5 * 60_000;

/**
 * Notes that this tab has a document open, as long as it does. Returns who else has it open, and its newest save;
 * `undefined`: it is not known, such as without network.
 */
export function usePresence(kind: TeamKind, id: string): Presence | undefined {
  const [tab] = useState(randomId);
  const skip = useAway();
  const pollingInterval = PRESENCE_SECONDS * 1000;
  const { currentData, isError } = teamworkApi.useTeamworkPresenceQuery({ kind, id, tab }, { pollingInterval, skip });
  const [leave] = teamworkApi.useTeamworkLeaveMutation();
  const leaveNow = useEffectEvent(() => void leave(tab));
  useEffect(() => {
    const onLeave = () => leaveNow();
    addEventListener('pagehide', onLeave);
    return () => {
      removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, []);
  return skip || isError ? undefined : currentData;
}

function useAway(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = () => {
      clearTimeout(timer);
      if (document.hidden) timer = setTimeout(() => setAway(true), AWAY_MS);
      else setAway(false);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, []);
  return isAway;
}
