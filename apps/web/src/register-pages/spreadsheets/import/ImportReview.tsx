import type { ImportStatus } from '@portaria/contract/answers/import-answers'
import { Banner } from '@portaria/ui/feedback/Banner'
import { BadLines } from './BadLines.tsx'
import { ExistingChoice } from './ExistingChoice.tsx'
import { Figures } from './Figures.tsx'
import { HeadMapping } from './HeadMapping.tsx'
import { ImportNotes } from './ImportNotes.tsx'
import { MissingTargets } from './MissingTargets.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { useProgressWords } from './RunProgress.tsx'
import { importTexts } from './texts/import-texts.ts'
import type { Import, ImportState } from './use-import.ts'

export interface ImportReviewProps {
  importing: Import
  status: ImportStatus
}

const figures = ['total', 'valid', 'invalid', 'created', 'updated', 'unchanged'] as const

/** Shows the findings of the check, and offers all choices before anything is written. */
export function ImportReview({ importing, status }: ImportReviewProps) {
  const text = importTexts.useTexts()
  const { state, setMapping, setExisting, setCreateMissing } = importing
  const { total, valid, invalid, updated } = status
  return (
    <div className="flex flex-col gap-6">
      {state.cancelled && <Banner title={text('cancelledTitle')}>{text('cancelledText')}</Banner>}
      <div className="flex flex-col gap-2">
        <Figures
          label={text('figures.label')}
          figures={figures.map((key) => ({
            key,
            term: text(`figures.${key}`),
            value: status[key],
            alarming: key === 'invalid',
          }))}
        />
        <div className="h-2">{state.run && <Rechecking run={state.run} total={total} />}</div>
        <output className="sr-only">
          {!state.run &&
            text('ready', {
              count: total,
              valid,
              invalid,
            })}
        </output>
      </div>
      {status.notes.length > 0 && <ImportNotes notes={status.notes} />}
      <HeadMapping
        heads={status.heads}
        mapping={state.mapping ?? status.mapping}
        onChange={setMapping}
      />
      {updated > 0 && (
        <ExistingChoice status={status} value={state.existing} onChange={setExisting} />
      )}
      {(state.missing.length > 0 || !state.createMissing) && (
        <MissingTargets
          missing={state.missing}
          createMissing={state.createMissing}
          onChange={setCreateMissing}
        />
      )}
      {invalid > 0 && <BadLines key={status.id} status={status} />}
    </div>
  )
}

interface RecheckingProps {
  run: NonNullable<ImportState['run']>
  total: number
}

/** The progress of a repeated check, below the figures that it will replace. */
function Rechecking({ run, total }: RecheckingProps) {
  const text = importTexts.useTexts()
  const { share } = useProgressWords({ ...run, total })
  return <ProgressBar label={text('run.progress')} share={share} />
}
