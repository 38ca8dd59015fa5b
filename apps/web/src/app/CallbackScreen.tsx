import { useRouter } from '@tanstack/react-router'
import { CallbackPage } from '../modules/accounts/sign-in/CallbackPage.tsx'
import { LOGIN_PAGE } from './access.ts'

/** `/callback`, which continues to the sign-in page. */
export function CallbackScreen() {
  const router = useRouter()
  return <CallbackPage onDone={() => void router.navigate({ to: LOGIN_PAGE, replace: true })} />
}
