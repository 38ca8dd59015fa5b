import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Spinner } from '@portaria/ui/display/Spinner'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useConnectionLost } from '../../../platform/connection/use-connection.ts'
import type { Queued } from '../../../platform/offline-queue/offline-queue.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { lostSince } from './lost-since.ts'
import { PassingDialog } from './PassingDialog.tsx'
import { packQuery } from './pack-query.ts'
import { WaitingEntries } from './WaitingEntries.tsx'

/**
 * Shows that the network is lost, how many entries wait, and until when the desk can continue. Once
 * the network is back, it shows that the entries are being sent. The band replaces the frame's
 * banner. On a phone it shows the time only after somebody opens it.
 */
export function OfflineBand({ queued }: { queued: readonly Queued[] }) {
  const t = gateTexts.useTexts()
  const { time } = useFormats()
  const lost = useConnectionLost()
  const [open, setOpen] = useState(false)
  const { data: desk } = useQuery({ ...packQuery, enabled: lost })
  const [isAsking, setAsking] = useState(false)
  const endsAt = desk && Date.parse(desk.pack.expires_at)
  const count = queued.length
  const since = lostSince()
  const isShown = lost || count > 0
  const isRefused = count > 0 && queued.every(({ refused }) => refused)
  const waiting = count > 0 && t('offline.waiting', { count })
  const sentences = [
    since !== null && t('offline.since', { at: time(new Date(since)) }),
    endsAt === null ? t('offline.noPack') : t('offline.goesOn'),
    waiting,
  ]
  const validUntil = endsAt != null && t('offline.validUntil', { at: time(new Date(endsAt)) })
  return (
    <div
      data-no-toasts={isShown || undefined}
      ref={tellConnection}
      className={
        isShown
          ? 'mb-5 rounded-lg border border-line bg-warning-soft px-4 py-3 text-sm text-ink'
          : undefined
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {isShown &&
          (lost ? (
            <WifiOff aria-hidden className="size-4.5 shrink-0 text-warning-ink" />
          ) : isRefused ? (
            <TriangleAlert aria-hidden className="size-4.5 shrink-0 text-warning-ink" />
          ) : (
            <Spinner className="size-4.5 shrink-0" />
          ))}
        {/* Always mounted, since screen readers announce only changes inside it. */}
        <output className="tabular min-w-48 flex-1">
          {lost && (
            <>
              {sentences.filter(Boolean).join(' ')}{' '}
              <span className="max-sm:hidden">{validUntil}</span>
            </>
          )}
          {!lost && count > 0 && t(isRefused ? 'offline.refused' : 'offline.sending', { count })}
        </output>
        {lost && desk && desk.pack.access.points.length > 0 && (
          <Button className="shrink-0" onClick={() => setAsking(true)}>
            {t('passing.open')}
          </Button>
        )}
        {count > 0 && (
          <Button aria-expanded={open} onClick={() => setOpen(!open)} className="shrink-0">
            {t(open ? 'offline.hide' : 'offline.show')}
          </Button>
        )}
      </div>
      {isAsking && desk && <PassingDialog desk={desk} onClose={() => setAsking(false)} />}
      {open && count > 0 && (
        <>
          {lost && <p className="mt-2 text-muted sm:hidden">{validUntil}</p>}
          <WaitingEntries queued={queued} />
        </>
      )}
    </div>
  )
}

/** Marks that this band is shown, so that the frame's banner, which says less, is hidden. */
function tellConnection(): () => void {
  const { dataset } = document.documentElement
  dataset['connectionTold'] = ''
  return () => delete dataset['connectionTold']
}
