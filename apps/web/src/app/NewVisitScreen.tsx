import { lazyCode } from '../platform/connection/lazy-code.ts'
import { useRole } from '../platform/session/use-session.ts'
import { RegisterScreen } from './RegisterScreen.tsx'

const InvitePage = lazyCode(
  async () => (await import('../modules/visits/InvitePage.tsx')).InvitePage,
)

/** `visit/new`: residents invite guests; the desk records a visitor at the gate. */
export function NewVisitScreen() {
  return useRole() === 'condomino' ? <InvitePage /> : <RegisterScreen />
}
