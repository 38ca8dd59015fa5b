import type { ComponentType, ReactNode } from 'react'
import type { SignedIn } from './auth.types.ts'
import { useDemoPerson } from './forms/demo-person.ts'
import { Inside } from './forms/Inside.tsx'
import type { AuthFrameProps } from './frames/frame.ts'
import { authTexts } from './texts/auth-texts.ts'

export interface EntrancePageProps {
  frame: ComponentType<AuthFrameProps>
  kind: 'login' | 'register'
  form: (enter: (signedIn: SignedIn) => void) => ReactNode
}

/** A form for who is outside of the mock; who is inside sees that they are, and can leave. */
export function EntrancePage({ frame: Frame, kind, form }: EntrancePageProps) {
  const t = authTexts.useTexts()
  const { person, enter, leave } = useDemoPerson()
  const pageTitle = t(`${kind}.pageTitle`)
  if (person === null) {
    return (
      <Frame pageTitle={pageTitle} title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
        {form(enter)}
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
