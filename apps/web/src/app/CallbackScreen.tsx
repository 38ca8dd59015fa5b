import { useRouter } from '@tanstack/react-router'
import { CallbackPage } from '../modules/accounts/sign-in/CallbackPage.tsx'
import { LOGIN_PAGE, safeRedirect } from './access.ts'

/** `/callback`, which continues to the requested page, or to the sign-in page. */
export function CallbackScreen() {
  const router = useRouter()
  return (
    <CallbackPage
      onSignedIn={(target) => void router.navigate({ href: safeRedirect(target), replace: true })}
      onLogin={() => void router.navigate({ to: LOGIN_PAGE, replace: true })}
    />
  )
}
