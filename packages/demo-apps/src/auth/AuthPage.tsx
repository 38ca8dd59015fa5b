import type { ComponentType, ReactNode } from 'react'
import type { SignedIn } from './auth.types.ts'
import { useDemoPerson } from './forms/demo-person.ts'
import { SignedInAccount } from './forms/SignedInAccount.tsx'
import type { AuthFrameProps } from './frames/frame.ts'
import { authTexts } from './texts/auth-texts.ts'

export interface AuthPageProps {
  frame: ComponentType<AuthFrameProps>
  kind: 'login' | 'register'
  form: (enter: (signedIn: SignedIn) => void) => ReactNode
}

/**
 * A sign-in or registration form; for a person signed in to the mock, their account with a button
 * to sign out.
 */
export function AuthPage({ frame: Frame, kind, form }: AuthPageProps) {
  const t = authTexts.useTexts()
  const { person, enter, rename, leave } = useDemoPerson()
  const pageTitle = t(`${kind}.pageTitle`)
  if (person === null) {
    return (
      <Frame pageTitle={pageTitle} title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
        {form(enter)}
      </Frame>
    )
  }
  const { displayName: name } = person.data
  const role = t(`signedIn.roles.${person.role}`)
  return (
    <Frame
      pageTitle={pageTitle}
      title={t('signedIn.title', { name })}
      text={t('signedIn.text', { role })}
    >
      <SignedInAccount
        person={person}
        onRename={(displayName) => rename(person, displayName)}
        onLeave={leave}
      />
    </Frame>
  )
}
