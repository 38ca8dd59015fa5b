import { Banner } from '@portaria/ui/feedback/Banner'
import type { IconType } from '@portaria/ui/icon'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Bell, CalendarClock, CircleCheck, Info, ListTodo } from 'lucide-react'
import { demoClient } from '../back-end/demo-client.ts'
import { usePageTitle } from '../host/use-demo-host.ts'
import type { DemoNotification, NotificationPanelCalls } from './notification-panel.types.ts'
import { notificationPanelTexts } from './texts/notification-panel-texts.ts'

const { query } = demoClient<NotificationPanelCalls>()

/** All in the same grey: the colours of warnings are reserved for real events. */
const icons: Record<DemoNotification['options']['variant'], IconType> = {
  default: Bell,
  success: CircleCheck,
  info: Info,
  warning: CalendarClock,
  error: ListTodo,
}

/** `/pages/notifications`: sample notifications, separate from the real ones. */
export function NotificationsPage() {
  const t = notificationPanelTexts.useTexts()
  usePageTitle(t('title'))
  const { data } = useSuspenseQuery(query('GET /api/notification-panel/data'))
  return (
    <Page kind="text">
      <PageHeader title={t('title')} />
      <Banner>{t('notice')}</Banner>
      <ul className="ui-lines mt-4 rounded-lg border border-line bg-surface">
        {data.map(({ id, message, options: { variant } }) => {
          const Icon = icons[variant]
          return (
            <li key={id} className="flex items-center gap-3 px-4 py-3 text-sm">
              <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />
              <bdi className="min-w-0 flex-1">{message}</bdi>
            </li>
          )
        })}
      </ul>
    </Page>
  )
}
