import { useFormats } from '@portaria/i18n/react/use-formats'
import { Badge } from '@portaria/ui/display/Badge'
import { useQuery } from '@tanstack/react-query'
import type { Queued } from '../../../platform/offline-queue/offline-queue.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { readLines } from './kept-pack.ts'

/**
 * Lists entries that wait to be sent: time, kind, person and place. Those of another shift are only
 * counted.
 */
export function WaitingEntries({ queued }: { queued: readonly Queued[] }) {
  const t = gateTexts.useTexts()
  const { time } = useFormats()
  const ids = queued.map(({ id }) => id).join(' ')
  const { data: lines = [] } = useQuery({
    queryKey: ['gate', 'offline-lines', ids],
    queryFn: readLines,
    gcTime: 0,
  })
  const refused = new Set(queued.flatMap((one) => (one.refused ? [one.id] : [])))
  const others = queued.length - lines.length
  return (
    <>
      <ul aria-label={t('offline.list')} className="mt-3 flex flex-col gap-1.5">
        {lines.map(({ id, act, guest_name, happened_at, apartment, employee, area }) => (
          <li key={id} className="tabular flex flex-wrap gap-x-3">
            <span>{time(new Date(happened_at))}</span>
            <span className="text-muted">{t(`offline.acts.${act}`)}</span>
            <span className="font-medium">{guest_name}</span>
            <span className="text-muted">{(apartment ?? employee ?? area)?.title}</span>
            {refused.has(id) && <Badge tone="warning">{t('offline.refusedEntry')}</Badge>}
          </li>
        ))}
      </ul>
      {others > 0 && lines.length > 0 && (
        <p className="mt-1.5 text-muted">{t('offline.unreadableHere', { count: others })}</p>
      )}
    </>
  )
}
