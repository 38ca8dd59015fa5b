import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useConnectionLost } from '../../../platform/connection/use-connection.ts'
import { useLiveEvent } from '../../../platform/live-events/live-events.ts'
import { useQueued } from '../../../platform/offline-queue/offline-queue.ts'
import { onPackEnd } from '../../../platform/reading-pack/reading-pack.ts'
import { ConflictCard } from './ConflictCard.tsx'
import { DESK_KIND } from './desk-kind.ts'
import { followDeskPack, packChanged } from './desk-pack.ts'
import { followLostSince } from './lost-since.ts'
import { OfflineBand } from './OfflineBand.tsx'
import { sendDeskEntries } from './send-entries.ts'
import { UnreadableNotes } from './UnreadableNotes.tsx'
import { onUnreadable, readUnreadable, unreadableEntries } from './unreadable-entries.ts'

/** Registers whose rows are in the pack. */
const packed = [
  'visits',
  'visitors',
  'passes',
  'vehicles',
  'access-points',
  'access-rules',
  'access-schedules',
]

/** Prepares the desk for a lost network, and shows the state of the connection. */
export function DeskConnection() {
  const client = useQueryClient()
  const lost = useConnectionLost()
  const queued = useQueued(DESK_KIND)
  const unreadable = useSyncExternalStore(onUnreadable, unreadableEntries)
  useEffect(() => {
    sendDeskEntries()
    void readUnreadable()
    const ends = [followDeskPack(), followLostSince()]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  // While the network is lost, the lists are computed from the pack and the queue.
  const waiting = queued.map(({ id }) => id).join()
  useEffect(() => {
    const again = () => void client.invalidateQueries({ queryKey: ['gate'] })
    if (lost) again()
    return onPackEnd(again)
    // Runs again when more entries wait.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [client, lost, waiting])
  useLiveEvent(['register.changed'], ({ register }) => {
    if (packed.some((name) => name === register)) packChanged()
  })
  return (
    <>
      <OfflineBand queued={queued} />
      {unreadable.length > 0 && <UnreadableNotes entries={unreadable} />}
      <ConflictCard />
    </>
  )
}
