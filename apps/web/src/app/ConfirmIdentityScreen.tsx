import { useRouter } from '@tanstack/react-router'
import { ConfirmIdentityPage } from '../modules/accounts/identities/ConfirmIdentityPage.tsx'
import { LOGIN_PAGE, safeRedirect } from './access.ts'

/** `/pages/auth/confirm-identity`, which continues to the landing page. */
export function ConfirmIdentityScreen() {
  const router = useRouter()
  return (
    <ConfirmIdentityPage
      onSignedIn={() => void router.navigate({ href: safeRedirect(undefined), replace: true })}
      onLogin={() => void router.navigate({ to: LOGIN_PAGE, replace: true })}
    />
  )
}
