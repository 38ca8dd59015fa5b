import { QueryClientProvider } from '@tanstack/react-query'
import { PanicLayer } from '../features/panic/PanicLayer.tsx'
import { useLiveStream } from '../platform/live-events/live-events.ts'
import { currentQueryClient } from '../platform/query-client.ts'
import { useSession } from '../platform/session/use-session.ts'

/** What is over every page, error pages too, for whoever is signed in: panic and its live events. */
export function SignedInLayer() {
  const { user, tenantId } = useSession()
  useLiveStream()
  if (user === null) return null
  return (
    <QueryClientProvider client={currentQueryClient()}>
      <PanicLayer key={`${user.id} ${user.type_flag} ${tenantId}`} />
    </QueryClientProvider>
  )
}
