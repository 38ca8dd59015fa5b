import { useRouter } from '@tanstack/react-router'
import { LoginPage } from '../features/sign-in/LoginPage.tsx'
import { safeRedirect } from './access.ts'
import { fetchFrame } from './fetch-frame.ts'
import { parseSearch } from './search-params.ts'

/** `/login`, which leads on to where one wanted to go, or to the landing page. */
export function LoginScreen() {
  const router = useRouter()
  const goOn = () => {
    const { redirect } = parseSearch(window.location.search)
    void router.navigate({ href: safeRedirect(redirect), replace: true })
  }
  return <LoginPage onSignedIn={goOn} onAttempt={fetchLanding} />
}

/** Fetches the code of what comes after signing in, while the server checks the password. */
function fetchLanding(): void {
  // Whoever cannot fetch it ahead fetches it when it is needed.
  void Promise.allSettled([fetchFrame(), import('./LandingScreen.tsx')])
}
