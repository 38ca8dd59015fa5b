import { AuthPage, type AuthPageProps } from './AuthPage.tsx'
import { LoginForm } from './forms/LoginForm.tsx'
import { CardFrame } from './frames/CardFrame.tsx'
import { PanelFrame } from './frames/PanelFrame.tsx'
import { SplitFrame } from './frames/SplitFrame.tsx'

const login = (frame: AuthPageProps['frame'], registerPage: string) => (
  <AuthPage
    frame={frame}
    kind="login"
    form={(enter) => <LoginForm onIn={enter} registerPage={registerPage} />}
  />
)

/** `/pages/auth/login` */
export const CardLoginPage = () => login(CardFrame, '/pages/auth/register')

/** `/pages/auth/login-2` */
export const SplitLoginPage = () => login(SplitFrame, '/pages/auth/register-2')

/** `/pages/auth/login-3` */
export const PanelLoginPage = () => login(PanelFrame, '/pages/auth/register-3')
