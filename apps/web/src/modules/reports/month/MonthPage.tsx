import { monthBefore } from '@portaria/contract/modules/reports/report-period'
import { monthText } from '@portaria/contract/texts/clock-text'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { CalendarHeart } from 'lucide-react'
import { companyToday } from '../../../platform/company-day.ts'
import { usePageTitle } from '../../../platform/page-title.ts'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { OfCompany } from '../../../shell/OfCompany.tsx'
import { MonthActions } from './MonthActions.tsx'
import { MonthSheet } from './MonthSheet.tsx'
import { monthPageOf } from './month-calls.ts'
import { useMonthWords } from './month-words.ts'
import { monthTexts } from './texts/month-texts.ts'

/** Number of months that one may choose. */
const MONTHS = 12

/** Returns the first days of the months that are over, the latest first. */
function monthsBefore(today: string): readonly [string, ...string[]] {
  const months: [string, ...string[]] = [monthBefore(today)]
  while (months.length < MONTHS) months.push(monthBefore(months.at(-1) ?? today))
  return months
}

/** The page about a month for residents: to look at, to share, and to publish (reports §4). */
export const MonthPage = () => (
  <OfCompany>
    <ChosenMonth />
  </OfCompany>
)

function ChosenMonth() {
  const t = monthTexts.useTexts()
  const language = useLanguage()
  const router = useRouter()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const months = monthsBefore(companyToday())
  const asked = `${new URLSearchParams(search).get('month')}-01`
  const day = months.find((one) => one === asked) ?? months[0]
  const found = useQuery(monthPageOf(day))
  const wordsOf = useMonthWords()
  usePageTitle(t('title'))
  const page = found.data
  const words = page && wordsOf(page)
  const isEmpty = page?.figures.length === 0
  const choose = (month: string | null) => {
    const href = `${router.latestLocation.pathname}?month=${(month ?? day).slice(0, 7)}`
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('purpose')}
        actions={
          page &&
          words &&
          !isEmpty && <MonthActions {...{ page, words }} ready={!found.isPlaceholderData} />
        }
      />
      <div className="flex flex-col gap-4 pb-6">
        <div className="max-w-72">
          <SelectField
            label={t('month')}
            value={day}
            options={months.map((value) => ({ value, label: monthText(language, value) }))}
            onChange={choose}
          />
        </div>
        {found.isError && !page && (
          <PageProblem error={found.error} onRetry={() => void found.refetch()} />
        )}
        {!page && !found.isError && (
          <Skeleton className="mx-auto h-160 w-full max-w-200 rounded-lg" />
        )}
        {isEmpty && (
          <EmptyState icon={CalendarHeart} title={t('nothing')} text={t('nothingText')} />
        )}
        {words && !isEmpty && <MonthSheet words={words} />}
      </div>
    </Page>
  )
}
