import type { Role } from '@portaria/contract/roles'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PanicLayer } from '../modules/panic/PanicLayer.tsx'
import type { OfflineKind } from '../parts/module.ts'
import { onConnectionChange } from '../platform/connection/connection.store.ts'
import { useLiveStream } from '../platform/live-events/live-events.ts'
import { followQueue, useQueued } from '../platform/offline-queue/offline-queue.ts'
import { currentQueryClient } from '../platform/query-client.ts'
import { followPack } from '../platform/reading-pack/reading-pack.ts'
import { useSession } from '../platform/session/use-session.ts'
import { offlineKinds } from './modules.ts'

/** What waits on this device follows the session from page to page. */
const followDevice = once(() => {
  followQueue()
  void followPack()
})

/** What is over every page, error pages too, for the signed-in person: panic and its live events. */
export function SignedInLayer() {
  const { user, tenantId } = useSession()
  useLiveStream()
  useEffect(followDevice, [])
  if (user === null) return null
  return (
    <QueryClientProvider client={currentQueryClient()}>
      <PanicLayer key={`${user.id} ${user.type_flag} ${tenantId}`} />
      {offlineKinds.map((kind) => (
        <Waiting key={kind.kind} of={kind} role={user.type_flag} />
      ))}
    </QueryClientProvider>
  )
}

/** Sends what waits of a kind, from whichever page is open, as soon as the server can be reached. */
function Waiting({ of, role }: { of: OfflineKind; role: Role }) {
  const waits = useQueued(of.kind).length > 0
  const sends = waits && of.maySend(role)
  useEffect(() => {
    if (!sends) return undefined
    const load = () => void of.send().catch(() => undefined)
    load()
    // Its code may not have come without a network.
    return onConnectionChange(load)
  }, [of, sends])
  return null
}

function once(work: () => void): () => void {
  let done = false
  return () => {
    if (!done) work()
    done = true
  }
}
