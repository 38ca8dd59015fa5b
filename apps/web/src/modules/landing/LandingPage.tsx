import { useFormats } from '@portaria/i18n/react/use-formats'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { companyHour } from '../../platform/company-day.ts'
import { isDemonstration } from '../../platform/offered.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { meQuery } from '../../platform/session/me-query.ts'
import { useSession } from '../../platform/session/use-session.ts'
import type { NavigationItem } from '../../shell/navigation-model.ts'
import { CompaniesOverview } from './CompaniesOverview.tsx'
import { greetingAt } from './greeting.ts'
import { landingKind } from './landing-role.ts'
import { OwnHome, type OwnHomeProps } from './OwnHome.tsx'
import { ProviderStart } from './ProviderStart.tsx'
import { SiteDay } from './SiteDay.tsx'
import { landingTexts } from './texts/landing-texts.ts'
import { TryItFold } from './try-it/TryItFold.tsx'
import { TryItLine } from './try-it/TryItLine.tsx'

export interface LandingPageProps {
  /** Pages of the menu, with their names and icons. */
  pages: readonly NavigationItem[]
  /** What other modules show in a resident's home. */
  home: OwnHomeProps
}

/** The first screen after signing in: "what needs me now?", answered by role. */
export function LandingPage({ pages, home }: LandingPageProps) {
  const t = landingTexts.useTexts()
  const { longDay } = useFormats()
  const { user, tenantId } = useSession()
  const { data: me } = useQuery(meQuery)
  const [now] = useState(() => new Date())
  usePageTitle(t('pageTitle'))
  if (user === null) return null
  const role = user.type_flag
  const name = user.name.split(' ')[0] ?? user.name
  const kind = landingKind(role, tenantId)
  return (
    <Page kind={kind === 'site' ? 'record' : 'form'}>
      <PageHeader
        title={t(greetingAt(companyHour(now)), { name })}
        description={[me?.company?.name, longDay(now)].filter(Boolean).join(' · ')}
      />
      <div className="flex flex-col gap-4 pb-4">
        {isDemonstration() && kind === 'site' && <TryItLine role={role} />}
        {isDemonstration() && kind === 'home' && <TryItFold role={role} />}
        {kind === 'companies' && <CompaniesOverview />}
        {kind === 'site' && <SiteDay role={role} pages={pages} />}
        {kind === 'home' && <OwnHome {...home} />}
        {kind === 'provider' && <ProviderStart />}
      </div>
    </Page>
  )
}
