import type { PanicAlert } from '@portaria/contract/features/panic'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Siren, Volume2 } from 'lucide-react'
import { useReaches } from '../../platform/notifications/use-reaches.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { useRole, useSession } from '../../platform/session/use-session.ts'
import { useAlarm } from './alarm.ts'
import { OwnAlertBanner } from './OwnAlertBanner.tsx'
import { acknowledgeAlert } from './panic-calls.ts'
import { usePanicDialogs } from './panic-dialogs.ts'
import { recentQuery, useRefreshAlerts } from './panic-queries.ts'
import { panicTexts } from './texts/panic-texts.ts'

/** On top of everything: unacknowledged alerts, with sound, and one's own. */
export function PanicBanner() {
  const role = useRole()
  const { tenantId } = useSession()
  // Recipients of the company's settings are warned as well: the server says whom.
  const { data = [] } = useQuery({ ...recentQuery, enabled: role !== null && tenantId !== null })
  const open = data.filter((alert) => {
    return alert.state === 'active' && alert.may_acknowledge && !alert.own
  })
  const sounds = useReaches('panic_alert', 'sound')
  const silent = useAlarm(sounds && open.length > 0)
  const [first, ...others] = open
  return (
    <div ref={followHeight} className="sticky top-0 z-40">
      {first && <OpenAlert alert={first} others={others.length} silent={silent} />}
      <OwnAlertBanner />
    </div>
  )
}

/** Sets the height of the banner on the page, so that nothing covers it or is hidden under it. */
function followHeight(banner: HTMLDivElement | null): (() => void) | undefined {
  if (banner === null) return undefined
  const { style } = document.documentElement
  const forget = () => style.removeProperty('--ui-banner')
  const observer = new ResizeObserver(() => {
    // Setting it restyles everything, so not without a banner.
    if (banner.offsetHeight === 0) forget()
    else style.setProperty('--ui-banner', `${banner.offsetHeight}px`)
  })
  observer.observe(banner)
  return () => {
    observer.disconnect()
    forget()
  }
}

interface OpenAlertProps {
  alert: PanicAlert
  /** How many more are unacknowledged. */
  others: number
  silent: boolean
}

function OpenAlert({ alert, others, silent }: OpenAlertProps) {
  const t = panicTexts.useTexts()
  const { dateTime } = useFormats()
  const { openAlert } = usePanicDialogs()
  const refresh = useRefreshAlerts()
  const acknowledge = useMutation({
    mutationFn: () => acknowledgeAlert(alert.id),
    onSuccess: () => showToast({ title: t('banner.taken'), tone: 'success' }),
    onError: (error) =>
      showToast({ title: t('banner.failed'), text: problemTextOf(error).detail, tone: 'danger' }),
    onSettled: refresh,
  })
  const who = [alert.raised_by.name, ...alert.raised_by.apartments].join(' · ')
  return (
    <section
      role="alert"
      aria-label={t('banner.label')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-danger px-4 py-3 text-on-danger sm:px-6"
    >
      <Siren aria-hidden className="size-7 shrink-0 motion-safe:animate-pulse" />
      <div className="min-w-52 flex-1">
        <p className="text-base font-semibold break-words">{t('banner.title', { who })}</p>
        <p className="line-clamp-2 text-sm break-words">{alert.message ?? t('banner.noMessage')}</p>
        <p className="tabular text-sm">
          <time dateTime={alert.pressed_at}>{dateTime(alert.pressed_at)}</time>
          {others > 0 && ` · ${t('banner.more', { count: others })}`}
        </p>
        {silent && (
          <p className="flex items-center gap-1.5 text-sm">
            <Volume2 aria-hidden className="size-4" />
            {t('banner.soundOff')}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <Button onClick={() => openAlert(alert.id)}>{t('banner.show')}</Button>
        <Button loading={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
          {t('banner.acknowledge')}
        </Button>
      </div>
    </section>
  )
}
