import { mayUse } from '@portaria/contract/permissions'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { DESK_KIND } from '../modules/gate/offline/desk-kind.ts'
import { PanicLayer } from '../modules/panic/PanicLayer.tsx'
import { onConnectionChange } from '../platform/connection/connection.store.ts'
import { useLiveStream } from '../platform/live-events/live-events.ts'
import { followQueue, useQueued } from '../platform/offline-queue/offline-queue.ts'
import { currentQueryClient } from '../platform/query-client.ts'
import { followPack } from '../platform/reading-pack/reading-pack.ts'
import { useSession } from '../platform/session/use-session.ts'

/** What waits on this device follows the session from page to page. */
const followDevice = once(() => {
  followQueue()
  void followPack()
})

/** What is over every page, error pages too, for whoever is signed in: panic and its live events. */
export function SignedInLayer() {
  const { user, tenantId } = useSession()
  useLiveStream()
  useEffect(followDevice, [])
  const waits = useQueued(DESK_KIND).length > 0
  const sends = waits && user !== null && mayUse(user.type_flag, 'gate.enter')
  // What a desk recorded without a network is sent from whichever page is open.
  useEffect(() => {
    if (!sends) return undefined
    const load = () => void sendFromHere().catch(() => undefined)
    load()
    // Its code may not have come without a network.
    return onConnectionChange(load)
  }, [sends])
  if (user === null) return null
  return (
    <QueryClientProvider client={currentQueryClient()}>
      <PanicLayer key={`${user.id} ${user.type_flag} ${tenantId}`} />
    </QueryClientProvider>
  )
}

async function sendFromHere(): Promise<void> {
  const { sendDeskEntries } = await import('../modules/gate/offline/send-entries.ts')
  sendDeskEntries()
}

function once(work: () => void): () => void {
  let done = false
  return () => {
    if (!done) work()
    done = true
  }
}
