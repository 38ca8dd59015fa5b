import { useRouter } from '@tanstack/react-router'
import { InvitationPage } from '../modules/accounts/accept-invitation/InvitationPage.tsx'
import { LOGIN_PAGE } from './access.ts'

/** `/pages/auth/invitation`, which continues to the sign-in page. */
export function InvitationScreen() {
  const router = useRouter()
  return <InvitationPage onDone={() => void router.navigate({ to: LOGIN_PAGE, replace: true })} />
}
