import { lazyCode } from '../platform/connection/lazy-code.ts'
import { useRole } from '../platform/session/use-session.ts'
import { RegisterScreen } from './RegisterScreen.tsx'

const InvitePage = lazyCode(
  async () => (await import('../modules/visits/InvitePage.tsx')).InvitePage,
)

/** `visit/new`: residents invite; the desk records who stands before it. */
export function NewVisitScreen() {
  return useRole() === 'condomino' ? <InvitePage /> : <RegisterScreen />
}
