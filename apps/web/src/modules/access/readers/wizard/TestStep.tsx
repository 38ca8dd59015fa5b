import { accessPoints } from '@portaria/contract/modules/access/access-points/access-points'
import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { useQuery } from '@tanstack/react-query'
import { DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../../platform/actions/use-action.ts'
import { companyToday } from '../../../../platform/company-day.ts'
import { Failure } from '../../../../register-pages/Failure.tsx'
import { PageProblem } from '../../../../register-pages/PageProblem.tsx'
import { type RegisterRecord, recordTitle } from '../../../../register-pages/record.ts'
import { recordQuery, useRefresh } from '../../../../register-pages/register-queries.ts'
import { CommandOutcome } from '../commands/CommandOutcome.tsx'
import { type KeptCommand, useReaderCommand } from '../commands/use-reader-command.ts'
import { keepExitTried, leadsOut } from './new-point.ts'
import { StepTitle } from './StepTitle.tsx'
import { wizardTexts } from './texts/wizard-texts.ts'

interface TestStepProps {
  reader: string
  point: string
  /** The last opening, which is known after a reload too. */
  opening: KeptCommand
  onDone: () => void
}

/** The fourth step: the door is opened once, and the way out is tried. */
export function TestStep({ reader, point, opening, onDone }: TestStepProps) {
  const t = wizardTexts.useTexts()
  const found = useQuery(recordQuery(accessPoints, point))
  const record = found.data
  const title = record ? recordTitle(accessPoints, record) : ''
  const given = useReaderCommand(reader, opening)
  const isOpened = given.command?.state === 'done'
  return (
    <div className="flex flex-col items-start gap-4">
      <StepTitle title={t('test.title')} text={t('test.text', { point: title })} />
      {found.isPending && <Skeleton className="h-24 w-full" />}
      {found.isError && !record && (
        <PageProblem error={found.error} onRetry={() => void found.refetch()} />
      )}
      {record && (
        <>
          <TestOpening {...{ given, point, title, isOpened }} />
          <ExitTrial point={record} />
          <Button variant={isOpened ? 'primary' : 'secondary'} className="mt-2" onClick={onDone}>
            {t('next')}
          </Button>
        </>
      )}
    </div>
  )
}

interface TestOpeningProps {
  given: ReturnType<typeof useReaderCommand>
  point: string
  title: string
  /** Whether the door was seen to open; until then opening it is what this step asks for. */
  isOpened: boolean
}

/** Opens the door after a confirmation, which says so where the last outcome is not known. */
function TestOpening({ given, point, title, isOpened }: TestOpeningProps) {
  const t = wizardTexts.useTexts()
  const [isAsking, setAsking] = useState(false)
  const isUnsure = given.command?.state === 'unknown' || given.action.failure !== null
  return (
    <>
      <Button
        variant={isOpened ? 'secondary' : 'primary'}
        icon={DoorOpen}
        loading={given.isWaiting}
        onClick={() => setAsking(true)}
      >
        {t('test.open')}
      </Button>
      <CommandOutcome given={given} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t(isUnsure ? 'test.confirmUnknown' : 'test.confirm')}
        text={t(isUnsure ? 'test.confirmUnknownText' : 'test.confirmText', { point: title })}
        confirmLabel={t('test.open')}
        onConfirm={() => {
          setAsking(false)
          void given.action.run({ kind: 'open', pointId: point })
        }}
      />
    </>
  )
}

/** Asks whether people get out without the reader; the answer takes the point into use. */
function ExitTrial({ point }: { point: RegisterRecord }) {
  const t = wizardTexts.useTexts()
  const refresh = useRefresh(accessPoints)
  const [isStuck, setStuck] = useState(false)
  const action = useAction({
    send: () => keepExitTried(point.id, companyToday()),
    settled: refresh,
  })
  if (!leadsOut(point['direction'])) {
    return <p className="text-sm text-muted">{t('test.onlyIn')}</p>
  }
  if (point.status === 'ATIVO' && point['exit_tried_on'] === companyToday()) {
    return <Banner tone="success">{t('test.exitDone')}</Banner>
  }
  const way = point['way_out'] === 'free_passage' ? 'free_passage' : 'exit_button'
  const refused = Object.values(action.errors)
  return (
    <fieldset className="flex min-w-0 flex-col items-start gap-3">
      <legend className="text-base font-semibold">{t('test.exit')}</legend>
      <p className="mt-2 text-sm">{t(`test.${way}`)}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          loading={action.busy}
          onClick={() => {
            setStuck(false)
            void action.run()
          }}
        >
          {t('test.opened')}
        </Button>
        <Button disabled={action.busy} onClick={() => setStuck(true)}>
          {t('test.stuck')}
        </Button>
      </div>
      <Failure failure={action.failure} />
      {refused.length > 0 && <Banner tone="danger">{refused.join(' ')}</Banner>}
      {isStuck && <Banner tone="danger">{t('test.exitStuck')}</Banner>}
    </fieldset>
  )
}
