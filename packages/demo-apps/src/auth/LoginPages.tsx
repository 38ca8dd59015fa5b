import type { ComponentType } from 'react'
import { useDemoPerson } from './forms/demo-person.ts'
import { Inside } from './forms/Inside.tsx'
import { LoginForm } from './forms/LoginForm.tsx'
import { CardFrame } from './frames/CardFrame.tsx'
import type { AuthFrameProps } from './frames/frame.ts'
import { PanelFrame } from './frames/PanelFrame.tsx'
import { SplitFrame } from './frames/SplitFrame.tsx'
import { authTexts } from './texts/auth-texts.ts'

interface LoginPageProps {
  frame: ComponentType<AuthFrameProps>
  registerPage: string
}

function LoginPage({ frame: Frame, registerPage }: LoginPageProps) {
  const t = authTexts.useTexts()
  const { person, enter, leave } = useDemoPerson()
  const pageTitle = t('login.pageTitle')
  if (person === null) {
    return (
      <Frame pageTitle={pageTitle} title={t('login.title')} text={t('login.text')}>
        <LoginForm onIn={enter} registerPage={registerPage} />
      </Frame>
    )
  }
  const { displayName: name } = person.data
  const role = t(`inside.roles.${person.role}`)
  return (
    <Frame
      pageTitle={pageTitle}
      title={t('inside.title', { name })}
      text={t('inside.text', { role })}
    >
      <Inside person={person} onLeave={leave} />
    </Frame>
  )
}

/** `/pages/auth/login` */
export function CardLoginPage() {
  return <LoginPage frame={CardFrame} registerPage="/pages/auth/register" />
}

/** `/pages/auth/login-2` */
export function SplitLoginPage() {
  return <LoginPage frame={SplitFrame} registerPage="/pages/auth/register-2" />
}

/** `/pages/auth/login-3` */
export function PanelLoginPage() {
  return <LoginPage frame={PanelFrame} registerPage="/pages/auth/register-3" />
}
