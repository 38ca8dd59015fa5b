import { locales } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { BarChart } from '@portaria/ui/charts/BarChart'
import { SeriesChart } from '@portaria/ui/charts/SeriesChart'
import { Card } from '@portaria/ui/display/Card'
import { SegmentedField } from '@portaria/ui/fields/SegmentedField'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { PlaceMap } from '@portaria/ui/map/PlaceMap'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { usePageTitle } from '../host/use-demo-host.ts'
import type { AnalyticsCalls, AnalyticsWidgets, ChartWidget } from './analytics.types.ts'
import { Campaigns } from './Campaigns.tsx'
import { analyticsTexts } from './texts/analytics-texts.ts'
import { WeekCard } from './WeekCard.tsx'

const { query } = demoClient<AnalyticsCalls>()

/** Pixels between a point and its value. */
const LABEL_HEIGHT = 10

/** Height in rem of bars beside a larger chart. */
const BESIDE_CHART = 17

/** The analytics dashboard of the samples: nine widgets of fixed values. */
export function AnalyticsDashboard() {
  const t = analyticsTexts.useTexts()
  const { data } = useSuspenseQuery(query('GET /api/analytics-dashboard-app/widgets'))
  usePageTitle(t('title'))
  return (
    <Page>
      <PageHeader title={t('title')} description={t('about')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-6 lg:grid-cols-3">
        <YearlySales {...data.widget1} />
        <WeekCard title={t('conversion')} widget={data.widget2} />
        <WeekCard title={t('impressions')} widget={data.widget3} />
        <WeekCard title={t('visits')} widget={data.widget4} />
        <Traffic {...data.widget5} />
        <Devices {...data.widget6} />
        <Origins {...data.widget7} />
        <WeekCard title={t('salesToday')} widget={data.widget8} height={BESIDE_CHART} />
        <Campaigns rows={data.widget9.rows} />
      </div>
    </Page>
  )
}

function Origins({ markers }: AnalyticsWidgets['widget7']) {
  const t = analyticsTexts.useTexts()
  return (
    <Card title={t('map')} className="lg:col-span-2">
      <PlaceMap label={t('map')} markers={markers} shows="world" />
      <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-3 text-sm text-muted">
        {markers.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </Card>
  )
}

function YearlySales({ series, options }: ChartWidget) {
  const t = analyticsTexts.useTexts()
  const locale = locales[useLanguage()]
  const years = Object.keys(series)
  const [year, setYear] = useState(years.at(-1) ?? '')
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const write = new Intl.NumberFormat(locale)
  return (
    <Card
      title={t('yearly')}
      className="lg:col-span-3"
      actions={
        <SegmentedField
          label={t('year')}
          labelHidden
          options={years.map((value) => ({ value, label: value }))}
          value={year}
          onChange={setYear}
        />
      }
    >
      <SeriesChart
        label={t('yearly')}
        pointsLabel={t('month')}
        kind="lines"
        labelHeight={LABEL_HEIGHT}
        points={options.labels.map((nth) => month.format(Date.UTC(2026, Number(nth) - 1, 1)))}
        series={(series[year] ?? []).map(({ name, data }) => ({
          key: name,
          label: t('sales'),
          values: data,
          tone: 'accent',
        }))}
        formatValue={(value) => write.format(value)}
      />
    </Card>
  )
}

function Traffic({ series, options }: ChartWidget) {
  const t = analyticsTexts.useTexts()
  const { count } = useFormats()
  const [range, setRange] = useState<'today' | 'yesterday'>('today')
  return (
    <Card
      title={t('traffic')}
      className="lg:col-span-2"
      actions={
        <SegmentedField
          label={t('range')}
          labelHidden
          options={(['today', 'yesterday'] as const).map((value) => ({
            value,
            label: t(`ranges.${value}`),
          }))}
          value={range}
          onChange={setRange}
        />
      }
    >
      <SeriesChart
        label={t('traffic')}
        pointsLabel={t('hour')}
        kind="lines"
        points={options.labels.map((hour) => `${hour}:00`)}
        series={(series[range] ?? []).map(({ name, data }, nth) => ({
          key: name,
          label: name === 'visitors' ? t('visitors') : t('views'),
          values: data,
          tone: nth === 0 ? 'accent' : 'muted',
        }))}
        formatValue={count}
      />
    </Card>
  )
}

function Devices({ series, options }: ChartWidget) {
  const t = analyticsTexts.useTexts()
  const percent = new Intl.NumberFormat(locales[useLanguage()], {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  const words = {
    desktop: t('device.desktop'),
    tablet: t('device.tablet'),
    mobile: t('device.mobile'),
  }
  const values = series['month']?.[0]?.data ?? []
  return (
    <Card title={t('devices')}>
      <BarChart
        label={t('devices')}
        height={BESIDE_CHART}
        bars={options.labels.map((name, nth) => ({
          label: words[name as keyof typeof words],
          value: values[nth] ?? 0,
        }))}
        formatValue={(value) => percent.format(value / 100)}
      />
    </Card>
  )
}
