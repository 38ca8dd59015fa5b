import { useRouter } from '@tanstack/react-router'
import { ResetPasswordPage } from '../modules/accounts/sign-in/ResetPasswordPage.tsx'
import { LOGIN_PAGE } from './access.ts'

/** `/pages/auth/reset-password`, which continues to the sign-in page. */
export function ResetPasswordScreen() {
  const router = useRouter()
  return (
    <ResetPasswordPage onDone={() => void router.navigate({ to: LOGIN_PAGE, replace: true })} />
  )
}
