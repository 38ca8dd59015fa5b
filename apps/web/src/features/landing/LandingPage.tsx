import { mayUse } from '@portaria/contract/permissions'
import { isPlatformRole, type Role } from '@portaria/contract/roles'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useState } from 'react'
import { companyHour } from '../../platform/company-day.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { ChooseCompanyState } from '../../shell/ChooseCompanyState.tsx'
import type { NavigationItem } from '../../shell/navigation-model.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { greetingAt } from './greeting.ts'
import { LatestChanges } from './LatestChanges.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { PeopleByTower } from './PeopleByTower.tsx'
import { QuickActions } from './QuickActions.tsx'
import { landingTexts } from './texts/landing-texts.ts'

export interface LandingPageProps {
  /** Pages of the menu, for names and icons. */
  pages: readonly NavigationItem[]
}

/** The first screen after signing in. */
export function LandingPage({ pages }: LandingPageProps) {
  const t = landingTexts.useTexts()
  const { longDay } = useFormats()
  const { user, tenantId } = useSession()
  const [now] = useState(() => new Date())
  usePageTitle(t('pageTitle'))
  if (user === null) return null
  const name = user.name.split(' ')[0] ?? user.name
  return (
    <Page kind="form">
      <PageHeader title={t(greetingAt(companyHour(now)), { name })} description={longDay(now)} />
      {isPlatformRole(user.type_flag) && tenantId === null ? (
        <ChooseCompanyState />
      ) : (
        <div className="flex flex-col gap-5 pb-4">
          <NeedsYou role={user.type_flag} />
          <FirstSteps role={user.type_flag} pages={pages} />
          <Today role={user.type_flag} />
          <QuickActions role={user.type_flag} pages={pages} />
        </div>
      )}
    </Page>
  )
}

/** The figures of the day, for roles that see all of the tenant. */
function Today({ role }: { role: Role }) {
  const people = mayUse(role, 'dashboard.people')
  const changes = mayUse(role, 'audit.read')
  if (!people && !changes) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:auto-cols-[minmax(0,1fr)] lg:grid-flow-col lg:grid-cols-none">
      {people && <PeopleByTower />}
      {changes && <LatestChanges role={role} />}
    </div>
  )
}
