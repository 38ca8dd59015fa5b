import { locales } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { CardTable } from '../lists/CardTable.tsx'
import type { CampaignRow } from './analytics.types.ts'
import { analyticsTexts } from './texts/analytics-texts.ts'

/** The table of campaigns. */
export function Campaigns({ rows }: { rows: readonly CampaignRow[] }) {
  const t = analyticsTexts.useTexts()
  const { count } = useFormats()
  const percent = new Intl.NumberFormat(locales[useLanguage()], { style: 'percent' })
  return (
    <CardTable
      title={t('campaigns')}
      numeric
      className="lg:col-span-3"
      columns={(['campaign', 'clicks', 'conversion'] as const).map((key) => ({
        key,
        label: t(key),
      }))}
      rows={rows.map(({ title, clicks, conversion }) => ({
        key: title,
        cells: [title, count(clicks), percent.format(conversion / 100)],
      }))}
    />
  )
}
