import type { Role } from '@portaria/contract/actors/roles'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PanicLayer } from '../modules/panic/PanicLayer.tsx'
import type { OfflineKind } from '../parts/module.ts'
import { onConnectionChange } from '../platform/connection/connection.store.ts'
import { useLiveStream } from '../platform/live-events/live-events.ts'
import { followQueue, useQueued } from '../platform/offline-queue/offline-queue.ts'
import { currentQueryClient } from '../platform/query-client.ts'
import { followPack } from '../platform/reading-pack/reading-pack.ts'
import { followRelease } from '../platform/release/release.store.ts'
import { useSession } from '../platform/session/use-session.ts'
import { offlineKinds } from './modules.ts'

/**
 * Follows the offline queue and the reading pack of this device and the servers' release, from page
 * to page.
 */
const followDevice = once(() => {
  followRelease()
  followQueue()
  void followPack()
})

/**
 * The layer above every page, including error pages, for the signed-in person: panic and live
 * events.
 */
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

/** Sends waiting items of a kind from any page, as soon as the server can be reached. */
function Waiting({ of, role }: { of: OfflineKind; role: Role }) {
  const waits = useQueued(of.kind).length > 0
  const sends = waits && of.maySend(role)
  useEffect(() => {
    if (!sends) return undefined
    const load = () => void of.send().catch(() => undefined)
    load()
    // Its code may have failed to load without a network.
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
