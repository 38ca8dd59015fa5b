import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQuery } from '@tanstack/react-query'
import { DoorOpen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { commandQuery } from '../door-calls.ts'
import { lockerDoorsTexts } from '../texts/locker-doors-texts.ts'
import { DoorProgress } from './DoorProgress.tsx'
import { useDoorCommand } from './use-door-command.ts'

export interface OpenByCodeProps {
  parcelId: string
  /** The code given to the desk. */
  code: string
  /** Hands the parcel over without opening a door, if none can be opened from here. */
  onHandOver: () => void
}

/**
 * Opens the door of a parcel for the person who gave its code; the hand-over is recorded once the
 * door is closed.
 */
export function OpenByCode({ parcelId, code, onHandOver }: OpenByCodeProps) {
  const t = lockerDoorsTexts.useTexts()
  const { id, busy, errors, ask, restart } = useDoorCommand()
  const { data: command } = useQuery({ ...commandQuery(id ?? ''), enabled: id !== null })
  const main = useRef<HTMLButtonElement>(null)
  const trouble = Object.values(errors)[0]
  // After the code and Enter, the next Enter opens the door.
  useEffect(() => main.current?.focus(), [])
  return (
    <div className="flex flex-col gap-3">
      {id === null && (
        <>
          <p className="text-sm text-muted">{t('byCode.text')}</p>
          {trouble && <Banner tone="warning">{trouble}</Banner>}
          <div>
            <Button
              ref={main}
              variant="primary"
              icon={DoorOpen}
              loading={busy}
              onClick={() => void ask({ purpose: 'collect', parcel_id: parcelId, code })}
            >
              {t('byCode.open')}
            </Button>
          </div>
        </>
      )}
      {id !== null && <DoorProgress id={id} reader="desk" onAgain={restart} />}
      {(trouble || command?.state === 'refused') && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-60 text-sm text-muted">{t('byCode.withoutText')}</p>
          <Button size="sm" onClick={onHandOver}>
            {t('byCode.without')}
          </Button>
        </div>
      )}
    </div>
  )
}
