import { AuthPage, type AuthPageProps } from './AuthPage.tsx'
import { RegisterForm } from './forms/RegisterForm.tsx'
import { CardFrame } from './frames/CardFrame.tsx'
import { PanelFrame } from './frames/PanelFrame.tsx'
import { SplitFrame } from './frames/SplitFrame.tsx'

const register = (frame: AuthPageProps['frame'], loginPage: string) => (
  <AuthPage
    frame={frame}
    kind="register"
    form={(enter) => <RegisterForm onIn={enter} loginPage={loginPage} />}
  />
)

/** `/pages/auth/register` */
export const CardRegisterPage = () => register(CardFrame, '/pages/auth/login')

/** `/pages/auth/register-2` */
export const SplitRegisterPage = () => register(SplitFrame, '/pages/auth/login-2')

/** `/pages/auth/register-3` */
export const PanelRegisterPage = () => register(PanelFrame, '/pages/auth/login-3')
