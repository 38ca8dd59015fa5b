import { useRouter } from '@tanstack/react-router'
import { LoginPage } from '../features/sign-in/LoginPage.tsx'
import { currentSession } from '../platform/session/session.store.ts'
import { asScheme, changeLook } from '../platform/theme/look.ts'
import { safeRedirect } from './access.ts'
import { parseSearch } from './search-params.ts'

/** `/login`, which leads on to where one wanted to go, or to the landing page. */
export function LoginScreen() {
  const router = useRouter()
  const goOn = () => {
    showSavedTheme()
    const { redirect } = parseSearch(window.location.search)
    void router.navigate({ href: safeRedirect(redirect), replace: true })
  }
  return <LoginPage onSignedIn={goOn} onAttempt={fetchLanding} />
}

/** Fetches the code of what comes after signing in, while the server checks the password. */
function fetchLanding(): void {
  // Whoever cannot fetch it ahead fetches it when it is needed.
  void Promise.allSettled([import('./Frame.tsx'), import('./LandingScreen.tsx')])
}

/** The theme a person saved goes with them to every browser. */
function showSavedTheme(): void {
  const theme = currentSession().user?.settings['theme']
  if (typeof theme !== 'object' || theme === null || !('main' in theme)) return
  changeLook({ scheme: asScheme(theme.main) })
}
