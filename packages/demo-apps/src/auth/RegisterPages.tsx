import type { ComponentType } from 'react'
import { useDemoPerson } from './forms/demo-person.ts'
import { Inside } from './forms/Inside.tsx'
import { RegisterForm } from './forms/RegisterForm.tsx'
import { CardFrame } from './frames/CardFrame.tsx'
import type { AuthFrameProps } from './frames/frame.ts'
import { PanelFrame } from './frames/PanelFrame.tsx'
import { SplitFrame } from './frames/SplitFrame.tsx'
import { authTexts } from './texts/auth-texts.ts'

interface RegisterPageProps {
  frame: ComponentType<AuthFrameProps>
  loginPage: string
}

function RegisterPage({ frame: Frame, loginPage }: RegisterPageProps) {
  const t = authTexts.useTexts()
  const { person, enter, leave } = useDemoPerson()
  const pageTitle = t('register.pageTitle')
  if (person === null) {
    return (
      <Frame pageTitle={pageTitle} title={t('register.title')} text={t('register.text')}>
        <RegisterForm onIn={enter} loginPage={loginPage} />
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

/** `/pages/auth/register` */
export function CardRegisterPage() {
  return <RegisterPage frame={CardFrame} loginPage="/pages/auth/login" />
}

/** `/pages/auth/register-2` */
export function SplitRegisterPage() {
  return <RegisterPage frame={SplitFrame} loginPage="/pages/auth/login-2" />
}

/** `/pages/auth/register-3` */
export function PanelRegisterPage() {
  return <RegisterPage frame={PanelFrame} loginPage="/pages/auth/login-3" />
}
