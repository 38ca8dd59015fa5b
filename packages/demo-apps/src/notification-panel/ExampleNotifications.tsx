import { type Tone, toneClass } from '@portaria/ui/display/Badge'
import type { IconType } from '@portaria/ui/icon'
import { useSuspenseQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Bell, CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import { demoClient } from '../back-end/demo-client.ts'
import type { DemoNotification, NotificationPanelCalls } from './notification-panel.types.ts'
import { notificationPanelTexts } from './texts/notification-panel-texts.ts'

const { query } = demoClient<NotificationPanelCalls>()

const looks: Record<DemoNotification['options']['variant'], { tone: Tone; icon: IconType }> = {
  default: { tone: 'neutral', icon: Bell },
  success: { tone: 'success', icon: CircleCheck },
  info: { tone: 'accent', icon: Info },
  warning: { tone: 'warning', icon: TriangleAlert },
  error: { tone: 'danger', icon: OctagonAlert },
}

/** Sample notifications under the real ones; they are never counted. */
export function ExampleNotifications() {
  const t = notificationPanelTexts.useTexts()
  const { data } = useSuspenseQuery(query('GET /api/notification-panel/data'))
  return (
    <section className="border-t border-line px-5 py-4">
      <h3 className="text-xs font-medium text-muted">{t('title')}</h3>
      <ul className="mt-1">
        {data.map(({ id, message, options: { variant } }) => {
          const { tone, icon: Icon } = looks[variant]
          return (
            <li key={id} className="flex items-center gap-3 py-2">
              <span
                className={clsx(
                  'inline-flex size-8 shrink-0 items-center justify-center rounded-full',
                  toneClass[tone],
                )}
              >
                <Icon aria-hidden className="size-4" />
              </span>
              <span className="min-w-0 flex-1 text-sm">{message}</span>
            </li>
          )
        })}
      </ul>
      <p className="mt-2 text-xs text-muted">{t('notice')}</p>
    </section>
  )
}
