import { useRouter } from '@tanstack/react-router'
import { ResetSecondFactorPage } from '../modules/accounts/second-factor/ResetSecondFactorPage.tsx'
import { LOGIN_PAGE } from './access.ts'

/** `/pages/auth/second-factor`, which continues to the sign-in page. */
export function ResetSecondFactorScreen() {
  const router = useRouter()
  const done = () => void router.navigate({ to: LOGIN_PAGE, replace: true })
  return <ResetSecondFactorPage onDone={done} />
}
