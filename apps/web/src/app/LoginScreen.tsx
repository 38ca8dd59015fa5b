import { useRouter } from '@tanstack/react-router'
import { LoginPage } from '../modules/accounts/sign-in/LoginPage.tsx'
import { safeRedirect } from './access.ts'
import { fetchFrame } from './fetch-frame.ts'
import { parseSearch } from './search-params.ts'

/** `/login`, which continues to the requested page, or to the landing page. */
export function LoginScreen() {
  const router = useRouter()
  const { redirect } = parseSearch(window.location.search)
  const goOn = () => void router.navigate({ href: safeRedirect(redirect), replace: true })
  return <LoginPage onSignedIn={goOn} target={redirect} onAttempt={fetchLanding} />
}

/** Loads the code of the next page, while the server checks the password. */
function fetchLanding(): void {
  // If this fails, the code is loaded when it is needed.
  void Promise.allSettled([fetchFrame(), import('./LandingScreen.tsx')])
}
