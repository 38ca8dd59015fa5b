import type { Me } from '@portaria/contract/features/sign-in'
import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { type Tab, Tabs } from '@portaria/ui/display/Tabs'
import { ErrorState } from '@portaria/ui/feedback/ErrorState'
import { FormSection } from '@portaria/ui/fields/FormLayout'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { commonTexts } from '../../platform/i18n/common-texts.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { meQuery } from '../../platform/session/me-query.ts'
import { AccountForm } from './AccountForm.tsx'
import { MembershipList } from './MembershipList.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SessionList } from './SessionList.tsx'
import { SecondFactorSection } from './second-factor/SecondFactorSection.tsx'
import { ownAccountTexts } from './texts/own-account-texts.ts'

export interface ProfilePageProps {
  /** Other parts beside the account, as tabs; without any, the account stands alone. */
  parts?: { label: string; account: string; others: readonly Tab[] } | undefined
}

/** `/pages/profile`: what belongs to the person who is signed in. */
export function ProfilePage({ parts }: ProfilePageProps) {
  const t = ownAccountTexts.useTexts()
  const common = commonTexts.useTexts()
  usePageTitle(t('pageTitle'))
  const me = useQuery(meQuery)
  const [part, setPart] = useState('account')
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
  const account = <AccountSections me={me.data} />
  return (
    <Page kind="form">
      <PageHeader title={t('pageTitle')} description={t('description')} />
      {parts === undefined ? (
        account
      ) : (
        <Tabs
          label={parts.label}
          value={part}
          onChange={setPart}
          tabs={[
            { value: 'account', label: parts.account, content: account, keepMounted: true },
            ...parts.others,
          ]}
        />
      )}
    </Page>
  )
}

function AccountSections({ me }: { me: Me | undefined }) {
  const t = ownAccountTexts.useTexts()
  return (
    <div className="@container">
      <FormSection title={t('account.title')} description={t('account.text')}>
        {me === undefined ? <Lines /> : <AccountForm me={me} />}
      </FormSection>
      <FormSection title={t('password.title')} description={t('password.text')}>
        <PasswordForm />
      </FormSection>
      <SecondFactorSection />
      <FormSection title={t('sessions.title')} description={t('sessions.text')}>
        <SessionList />
      </FormSection>
      {me !== undefined && (
        <FormSection title={t('memberships.title')} description={t('memberships.text')}>
          <MembershipList memberships={me.memberships} />
        </FormSection>
      )}
    </div>
  )
}

function Lines() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-12 w-64" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  )
}
