import type {
  OrderablePoint,
  OrderKind,
} from '@portaria/contract/modules/access/emergency/order-answers'
import { newId } from '@portaria/contract/value-types/uuid'
import { Card } from '@portaria/ui/display/Card'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { TextField } from '@portaria/ui/fields/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { DoorOpen, Lock } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { HeldButton } from '../held-button/HeldButton.tsx'
import { ORDERS_KEY, startOrder } from './order-calls.ts'
import { emergencyTexts } from './texts/emergency-texts.ts'

/** Letters of a reason at least, and at most. */
const REASON = { least: 3, most: 200 } as const

const looks = {
  release: { icon: DoorOpen, text: 'releaseText', start: 'startRelease' },
  lockdown: { icon: Lock, text: 'lockdownText', start: 'startLockdown' },
} as const

/** Starts an order at the points that are ticked, which are all at first, by a button that is held. */
export function StartOrder({
  kind,
  points,
}: {
  kind: OrderKind
  points: readonly OrderablePoint[]
}) {
  const t = emergencyTexts.useTexts()
  const client = useQueryClient()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [reason, setReason] = useState('')
  const [isTold, setTold] = useState(false)
  // Kept until it was started: sent again, it is the same order.
  const [id, setId] = useState(newId)
  const [busy, attempt] = useAttempt({
    settled: () => client.invalidateQueries({ queryKey: [ORDERS_KEY] }),
  })
  const { icon, text, start } = looks[kind]
  const free = points.filter((one) =>
    kind === 'release' ? !one.released : one.is_entry && !one.locked,
  )
  const chosen = free.filter(({ point }) => !left.has(point.id))
  const isMute = reason.trim().length < REASON.least
  const tick = (pointId: string) => {
    const next = new Set(left)
    if (!next.delete(pointId)) next.add(pointId)
    setLeft(next)
  }
  const send = async () => {
    setTold(true)
    if (isMute || chosen.length === 0) return
    const isAll = chosen.length === free.length
    const point_ids = isAll ? ('all' as const) : chosen.map(({ point }) => point.id)
    const isDone = await attempt(() => startOrder({ id, kind, point_ids, reason: reason.trim() }))
    if (!isDone) return
    setId(newId())
    setReason('')
    setLeft(new Set())
    setTold(false)
  }
  return (
    <Card title={t(kind)} description={t(text)}>
      {free.length === 0 ? (
        <p className="text-sm text-muted">{t('all')}</p>
      ) : (
        <div className="flex flex-col gap-4">
          <fieldset className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
            <legend className="mb-1 text-sm font-semibold">{t('points')}</legend>
            {free.map(({ point }) => (
              <CheckboxField
                key={point.id}
                label={point.title}
                value={!left.has(point.id)}
                onChange={() => tick(point.id)}
              />
            ))}
          </fieldset>
          {isTold && chosen.length === 0 && (
            <p role="alert" className="text-sm text-danger-ink">
              {t('pointsNeeded')}
            </p>
          )}
          <TextField
            label={t('reason')}
            value={reason}
            onChange={setReason}
            maxLength={REASON.most}
            required
            error={isTold && isMute ? t('reasonNeeded') : undefined}
          />
          <HeldButton variant="danger" icon={icon} off={busy} onHeld={() => void send()}>
            {t(start)}
          </HeldButton>
        </div>
      )}
    </Card>
  )
}
