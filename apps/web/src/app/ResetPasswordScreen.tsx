import { useRouter } from '@tanstack/react-router'
import { ResetPasswordPage } from '../features/sign-in/ResetPasswordPage.tsx'
import { LOGIN_PAGE } from './access.ts'

/** `/pages/auth/reset-password`, which ends where one signs in with the new password. */
export function ResetPasswordScreen() {
  const router = useRouter()
  return (
    <ResetPasswordPage onDone={() => void router.navigate({ to: LOGIN_PAGE, replace: true })} />
  )
}
