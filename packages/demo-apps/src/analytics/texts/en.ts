import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  title: 'Sample dashboard',
  about: 'Invented sales and visits, always the same.',
  yearly: 'Sales, in thousands',
  year: 'Year',
  month: 'Month',
  weekday: 'Day',
  hour: 'Hour',
  sales: 'Sales',
  conversion: 'Conversion',
  impressions: 'Impressions, in thousands',
  visits: 'Visits',
  salesToday: 'Sales of the week',
  beside: '{{percent}}% beside the week before',
  traffic: 'Visitors and page views',
  visitors: 'Visitors',
  views: 'Page views',
  range: 'Range',
  ranges: {
    today: 'Today',
    yesterday: 'Yesterday',
  },
  devices: 'Visits by device',
  device: {
    desktop: 'Computer',
    tablet: 'Tablet',
    mobile: 'Telephone',
  },
  map: 'Where visits come from',
  campaigns: 'Campaigns',
  campaign: 'Campaign',
  clicks: 'Clicks',
}
