import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { usePageTitle } from '../../../platform/page-title.ts'
import { DayLine } from '../public/live/DayLine.tsx'
import { LiveView } from '../public/live/LiveView.tsx'
import { liveTexts } from '../public/live/texts/live-texts.ts'

/** The page with all units of the company as they are now. */
export function BuildingPage() {
  const t = liveTexts.useTexts()
  usePageTitle(t('building'))
  return (
    <Page kind="wide">
      <PageHeader title={t('building')} />
      <div className="flex flex-col gap-6 pb-6">
        <LiveView />
        <DayLine />
      </div>
    </Page>
  )
}
