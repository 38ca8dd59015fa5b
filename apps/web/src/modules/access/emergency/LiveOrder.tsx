import { mayUse } from '@portaria/contract/define-register/permissions'
import type {
  AccessOrder,
  DoorReason,
  DoorState,
  OrderPoint,
} from '@portaria/contract/modules/access/emergency/order-answers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Badge, type Tone } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { useQueryClient } from '@tanstack/react-query'
import { Square } from 'lucide-react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { useRole } from '../../../platform/session/use-session.ts'
import { HeldButton } from '../held-button/HeldButton.tsx'
import { readerTexts } from '../readers/texts/reader-texts.ts'
import { endOrder, ORDERS_KEY } from './order-calls.ts'
import { emergencyTexts } from './texts/emergency-texts.ts'

/** An order: each point with the state of its door, and while it lives the button that ends it. */
export function LiveOrder({ order }: { order: AccessOrder }) {
  const t = emergencyTexts.useTexts()
  const { when } = useFormats()
  const role = useRole()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt({
    settled: () => client.invalidateQueries({ queryKey: [ORDERS_KEY] }),
  })
  const { id, kind, reason, started_at: startedAt, started_by: by, ended_at: endedAt } = order
  const isLive = endedAt === null
  const mayEnd =
    role !== null && mayUse(role, kind === 'lockdown' ? 'access.lockdown' : 'access.release')
  return (
    <Card
      title={t(`live.${kind}`)}
      description={t('by', { by, at: when(startedAt), reason })}
      className={isLive ? 'border-danger' : ''}
    >
      <ul aria-label={t('points')} className="ui-lines text-sm">
        {order.points.map((point) => (
          <DoorLine key={point.point.id} of={point} order={order} />
        ))}
      </ul>
      <div className="mt-4">
        {isLive && mayEnd && (
          <HeldButton icon={Square} off={busy} onHeld={() => void attempt(() => endOrder(id))}>
            {t('end')}
          </HeldButton>
        )}
        {isLive && !mayEnd && <p className="text-sm text-muted">{t('onlySindico')}</p>}
        {endedAt !== null && (
          <p className="text-sm text-muted">
            {t('endedBy', { by: order.ended_by ?? '', at: when(endedAt) })}
          </p>
        )}
      </div>
    </Card>
  )
}

const tones: Readonly<Record<DoorState, Tone>> = {
  open: 'success',
  trying: 'warning',
  unconfirmed: 'warning',
  by_hand: 'danger',
}

/** One point with the state of its door in words. */
function DoorLine({ of, order }: { of: OrderPoint; order: AccessOrder }) {
  const t = emergencyTexts.useTexts()
  const { when } = useFormats()
  const reasonWords = useDoorReason()
  const { point, state, reason, read_at: readAt, opened_once: openedOnce } = of
  const isLive = order.ended_at === null
  const details = [
    reason === null ? null : reasonWords(reason),
    openedOnce === null ? null : t(`openedOnce.${openedOnce}`),
    readAt === null ? null : t('readAt', { at: when(readAt) }),
  ].filter((one) => one !== null)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 font-medium break-words">
        <bdi>{point.title}</bdi>
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        {isLive && order.kind === 'lockdown' && <Badge tone="danger">{t('locked')}</Badge>}
        {state !== null && (
          <Badge tone={tones[state]}>{t(isLive ? `states.${state}` : `ending.${state}`)}</Badge>
        )}
        {details.length > 0 && <span className="text-muted">{details.join(' · ')}</span>}
      </span>
    </li>
  )
}

const own = ['no_reader', 'no_address', 'password_missing', 'not_served'] as const

const isOwn = (reason: DoorReason): reason is (typeof own)[number] =>
  own.some((one) => one === reason)

/** Returns the words of a reason for the state of a door. */
function useDoorReason(): (reason: DoorReason) => string {
  const t = emergencyTexts.useTexts()
  const readers = readerTexts.useTexts()
  return (reason) => (isOwn(reason) ? t(`reasons.${reason}`) : readers(`commandReasons.${reason}`))
}
