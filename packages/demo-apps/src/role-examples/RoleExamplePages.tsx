import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Card } from '@portaria/ui/display/Card'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import type { IconType } from '@portaria/ui/icon'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { ShieldCheck, UsersRound } from 'lucide-react'
import { usePageTitle } from '../host/use-demo-host.ts'
import { NoticeFrame } from '../notices/NoticeFrame.tsx'
import { WelcomePicture } from '../notices/NoticePictures.tsx'
import { roleExampleTexts } from './texts/role-example-texts.ts'

function FramedExample({ example, icon }: { example: 'admin' | 'staff'; icon: IconType }) {
  const t = roleExampleTexts.useTexts()
  const title = t(`${example}.title`)
  usePageTitle(title)
  return (
    <Page kind="text">
      <PageHeader title={title} />
      <Card>
        <EmptyState
          icon={icon}
          title={title}
          text={t(`${example}.text`)}
          action={<ButtonLink href="/apps/dashboards/project">{t('home')}</ButtonLink>}
        />
      </Card>
    </Page>
  )
}

/** `/auth/admin-role-example` */
export function AdminRoleExamplePage() {
  return <FramedExample example="admin" icon={ShieldCheck} />
}

/** `/auth/staff-role-example` */
export function StaffRoleExamplePage() {
  return <FramedExample example="staff" icon={UsersRound} />
}

/** `/auth/guest-role-example`, for guests, who see no app shell around the page. */
export function GuestRoleExamplePage() {
  const t = roleExampleTexts.useTexts()
  return (
    <NoticeFrame
      pageTitle={t('guest.title')}
      title={t('guest.title')}
      text={t('guest.text')}
      picture={<WelcomePicture />}
    >
      <ButtonLink href="/login" variant="primary" size="lg" className="mt-8">
        {t('login')}
      </ButtonLink>
    </NoticeFrame>
  )
}
