import type { DoorCommand, DoorFinding } from '@portaria/contract/modules/custody/locker-doors'
import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import type { IconType } from '@portaria/ui/icon'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleHelp, DoorOpen, Hourglass, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useAttempt } from '../../../../platform/actions/use-attempt.ts'
import { refreshRegister } from '../../../../register-pages/register-queries.ts'
import { commandQuery, resolveCommand } from '../door-calls.ts'
import { lockerDoorsTexts } from '../texts/locker-doors-texts.ts'
import { type DoorStage, refusalWord, stageOf, toneOf } from './door-stage.ts'

export interface DoorProgressProps {
  /** The id of the command. */
  id: string
  /**
   * Who reads this. The desk goes to look at the door and reports the result; a household asks the
   * desk.
   */
  reader: 'desk' | 'household'
  /** Sends the command again if nothing opened. */
  onAgain?: () => void
}

const icons: Record<DoorStage, IconType> = {
  opening: Hourglass,
  open: DoorOpen,
  unknown: CircleHelp,
  refused: TriangleAlert,
  inside: CircleCheck,
  empty: CircleCheck,
  closed: CircleCheck,
}

/** Shows the progress of a door that was commanded to open. */
export function DoorProgress({ id, reader, onAgain }: DoorProgressProps) {
  const t = lockerDoorsTexts.useTexts()
  const client = useQueryClient()
  const { data: command, isError } = useQuery(commandQuery(id))
  const over = command?.over === true
  useEffect(() => {
    if (!over) return
    void refreshRegister(client, registers.parcels)
    void client.invalidateQueries({ queryKey: ['locker-doors'] })
  }, [over, client])
  if (!command) return <Skeleton className="h-20 w-full" />
  const stage = stageOf(command)
  const tone = toneOf(stage, command.purpose)
  const { locker, door } = command
  return (
    <div className="flex flex-col gap-3">
      <Banner
        tone={tone}
        icon={
          tone === 'warning' ? icons[stage === 'unknown' ? 'unknown' : 'refused'] : icons[stage]
        }
        title={<StageTitle stage={stage} command={command} />}
        actions={stage === 'refused' && onAgain && <Button onClick={onAgain}>{t('again')}</Button>}
      >
        <StageText stage={stage} command={command} reader={reader} />
        <p className="mt-1 text-xs">
          {locker.location === null
            ? locker.title
            : t('progress.where', { locker: locker.title, location: locker.location })}
          {' · '}
          {t('plan.door', { door })}
        </p>
      </Banner>
      {isError && !over && <p className="text-sm text-warning-ink">{t('progress.stale')}</p>}
      {reader === 'desk' && !over && (stage === 'open' || stage === 'unknown') && (
        <Resolve command={command} stage={stage} />
      )}
    </div>
  )
}

type StageProps = { stage: DoorStage; command: DoorCommand }

function StageTitle({ stage, command: { purpose, door } }: StageProps) {
  const t = lockerDoorsTexts.useTexts()
  if (stage === 'open' || stage === 'inside' || stage === 'empty')
    return t(`progress.${stage}.${purpose}`, { door })
  return t(`progress.${stage}`, { door })
}

function StageText({ stage, command, reader }: StageProps & Pick<DoorProgressProps, 'reader'>) {
  const t = lockerDoorsTexts.useTexts()
  if (stage === 'unknown') return <p>{t(`unknown.${reader}`)}</p>
  if (stage !== 'refused') return null
  const word = refusalWord(command.reason)
  const isTheirs = word === 'alreadyOpen' || word === 'stayedClosed' || word === 'expired'
  const why = reader === 'desk' || isTheirs ? t(`refusals.${word}`) : t('refusals.household')
  return (
    <p>
      {why} {command.purpose === 'deposit' && t('refusals.atDesk')}
    </p>
  )
}

/** Asks the person who looked at the door what they found, since the board cannot tell. */
function Resolve({ command: { id, purpose }, stage }: StageProps) {
  const t = lockerDoorsTexts.useTexts()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const resolve = (finding: DoorFinding) =>
    attempt(async () => {
      client.setQueryData(commandQuery(id).queryKey, await resolveCommand(id, finding))
    })
  return (
    <div className="flex flex-col gap-2">
      {stage === 'open' && <p className="text-sm text-muted">{t('resolve.open')}</p>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={busy} onClick={() => void resolve('inside')}>
          {t(purpose === 'check' ? 'resolve.something' : 'resolve.inside')}
        </Button>
        <Button size="sm" disabled={busy} onClick={() => void resolve('empty')}>
          {t('resolve.empty')}
        </Button>
      </div>
    </div>
  )
}
