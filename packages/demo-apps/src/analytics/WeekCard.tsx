import { locales } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { BarChart } from '@portaria/ui/charts/BarChart'
import { Card } from '@portaria/ui/display/Card'
import type { AmountWidget } from './analytics.types.ts'
import { analyticsTexts } from './texts/analytics-texts.ts'

export interface WeekCardProps {
  title: string
  widget: AmountWidget
  /** Height of its bars in rem. */
  height?: number
}

/** An amount with its week, compared with the week before. */
export function WeekCard({ title, widget, height = 8 }: WeekCardProps) {
  const t = analyticsTexts.useTexts()
  const { count, weekday } = useFormats()
  const signed = new Intl.NumberFormat(locales[useLanguage()], { signDisplay: 'exceptZero' })
  const values = Object.values(widget.series)[0]?.[0]?.data ?? []
  return (
    <Card title={title}>
      <p className="tabular text-2xl font-semibold">{count(widget.value)}</p>
      <p className="pb-3 text-sm text-muted">
        {t('beside', { percent: signed.format(widget.ofTarget) })}
      </p>
      <BarChart
        label={title}
        height={height}
        bars={values.map((value, nth) => ({ label: weekday((nth + 1) % 7), value }))}
        formatValue={count}
      />
    </Card>
  )
}
