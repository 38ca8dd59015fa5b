import type { Me } from '@portaria/contract/modules/accounts/sign-in'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { ErrorState } from '@portaria/ui/feedback/ErrorState'
import { FormSection } from '@portaria/ui/fields/FormLayout'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { commonTexts } from '../../../platform/i18n/common-texts.ts'
import { hostedProviderName, realtimeServiceName } from '../../../platform/offered.ts'
import { usePageTitle } from '../../../platform/page-title.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { meQuery } from '../../../platform/session/me-query.ts'
import { SectionIndex } from '../../../shell/SectionIndex.tsx'
import { AccountForm } from './AccountForm.tsx'
import { MembershipList } from './MembershipList.tsx'
import { NotificationChoices } from './NotificationChoices.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PhotoField } from './PhotoField.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { SessionList } from './SessionList.tsx'
import { SecondFactorPanel } from './second-factor/SecondFactorPanel.tsx'
import { secondFactorTexts } from './second-factor/texts/second-factor-texts.ts'
import { ownAccountTexts } from './texts/own-account-texts.ts'

/** Loaded only if the operator has set up an identity provider. */
const IdentitiesPanel = lazyPart(
  async () => (await import('../identities/IdentitiesPanel.tsx')).IdentitiesPanel,
)

/** A section of the page that another module provides. */
export type ProfileSection = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly content: ReactNode
}

export interface ProfilePageProps {
  /** Sections of other modules, after those of signing in. */
  more?: readonly ProfileSection[]
}

/** `/pages/profile`: the data and settings of the signed-in person. */
export function ProfilePage({ more = [] }: ProfilePageProps) {
  const t = ownAccountTexts.useTexts()
  const common = commonTexts.useTexts()
  usePageTitle(t('pageTitle'))
  // Another device may have changed it since the frame read it.
  const me = useQuery({ ...meQuery, refetchOnMount: 'always' })
  if (me.isError && me.data === undefined) {
    return (
      <Page kind="form">
        <PageHeader title={t('pageTitle')} />
        <ErrorState
          title={t('failed')}
          text={problemTextOf(me.error).detail}
          action={<Button onClick={() => void me.refetch()}>{common('tryAgain')}</Button>}
        />
      </Page>
    )
  }
  return (
    <Page kind="form">
      <PageHeader title={t('pageTitle')} />
      <ProfileHead me={me.data} />
      {me.data === undefined ? <Lines /> : <AccountSections me={me.data} more={more} />}
    </Page>
  )
}

type Section = 'account' | 'photo' | 'password' | 'sessions' | 'memberships' | 'notifications'

/** The sections of the page, with an index beside them on wide screens. */
function AccountSections({ me, more }: { me: Me; more: readonly ProfileSection[] }) {
  const t = ownAccountTexts.useTexts()
  const ofFactor = secondFactorTexts.useTexts()
  const { list } = useFormats()
  const hosted = hostedProviderName()
  const realtime = realtimeServiceName()
  const section = (id: Section, content: ReactNode): ProfileSection => {
    return { id, title: t(`${id}.title`), text: t(`${id}.text`), content }
  }
  const sections = [
    section('account', <AccountForm me={me} />),
    section('photo', <PhotoField me={me} />),
    section('password', <PasswordForm />),
    {
      id: 'second-factor',
      title: ofFactor('title'),
      text: ofFactor('text'),
      content: <SecondFactorPanel />,
    },
    ...(hosted === null && realtime === null
      ? []
      : [
          {
            id: 'identities',
            title: t('identities.title'),
            text: t('identities.text', {
              provider: list([hosted, realtime].filter((name) => name !== null)),
            }),
            content: <IdentitiesPanel hosted={hosted} realtime={realtime} />,
          },
        ]),
    ...more,
    section('sessions', <SessionList />),
    section('memberships', <MembershipList />),
    section('notifications', <NotificationChoices role={me.type_flag} />),
  ]
  return (
    <div className="@container">
      <div className="grid gap-x-12 @3xl:grid-cols-[11rem_minmax(0,36rem)]">
        <SectionIndex label={t('index')} entries={sections} />
        <div className="@container max-w-xl">
          {sections.map(({ id, title, text, content }) => (
            <FormSection key={id} id={id} title={title} description={text}>
              {content}
            </FormSection>
          ))}
        </div>
      </div>
    </div>
  )
}

function Lines() {
  return (
    <div className="flex flex-col gap-4 pt-2">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  )
}
