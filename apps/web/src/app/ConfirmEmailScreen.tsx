import { useRouter } from '@tanstack/react-router'
import { ConfirmEmailPage } from '../modules/accounts/sign-in/ConfirmEmailPage.tsx'
import { LOGIN_PAGE } from './access.ts'

/** `/pages/auth/confirm-email`, which continues to the sign-in page. */
export function ConfirmEmailScreen() {
  const router = useRouter()
  return <ConfirmEmailPage onDone={() => void router.navigate({ to: LOGIN_PAGE, replace: true })} />
}
