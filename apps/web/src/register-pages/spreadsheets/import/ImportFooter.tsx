import type { ImportStatus } from '@portaria/contract/answers/import-answers'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { useState } from 'react'
import { commonTexts } from '../../../platform/i18n/common-texts.ts'
import { useRegister } from '../../register-context.tsx'
import type { ImportFailure } from './import-failure.ts'
import { stepOf } from './import-step.ts'
import { importTexts } from './texts/import-texts.ts'
import type { Import, ImportState } from './use-import.ts'

export interface ImportFooterProps {
  importing: Import
  onClose: () => void
}

/** The buttons of each step, the main one last. */
export function ImportFooter({ importing, onClose }: ImportFooterProps) {
  const step = stepOf(importing.state)
  if (step.name === 'failure')
    return <FailureButtons importing={importing} failure={step.failure} />
  if (step.name === 'result') return <OutcomeButtons {...{ importing, onClose }} />
  if (step.name === 'run') return <CancelButton onCancel={importing.stop} />
  if (step.name === 'review') {
    return <ReviewButtons importing={importing} review={step.status} />
  }
  return <CloseButton onClose={onClose} />
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const common = commonTexts.useTexts()
  return <Button onClick={onClose}>{common('cancel')}</Button>
}

function CancelButton({ onCancel }: { onCancel: () => Promise<boolean> }) {
  const text = importTexts.useTexts()
  // Set until the import has stopped, which happens some time after the request.
  const [isCancelled, setIsCancelled] = useState(false)
  const cancel = () => {
    setIsCancelled(true)
    void onCancel()
  }
  return (
    <Button loading={isCancelled} onClick={cancel}>
      {text(isCancelled ? 'run.cancelling' : 'run.cancel')}
    </Button>
  )
}

function OtherFileButton({ importing }: { importing: Import }) {
  const text = importTexts.useTexts()
  return <Button onClick={importing.restart}>{text('otherFile')}</Button>
}

/** Whether sending the same file again may succeed. */
function maySendAgain({ code }: ImportFailure): boolean {
  return code === null || ['interrupted', 'internal', 'stale', 'unavailable'].includes(code)
}

function FailureButtons({ importing, failure }: { importing: Import; failure: ImportFailure }) {
  const text = importTexts.useTexts()
  const words = failure.code === 'stale' ? 'failure.checkAgain' : 'failure.tryAgain'
  const again = maySendAgain(failure)
  return (
    <>
      <OtherFileButton importing={importing} />
      {again && (
        <Button variant="primary" onClick={importing.check}>
          {text(words)}
        </Button>
      )}
    </>
  )
}

function OutcomeButtons({ importing, onClose }: ImportFooterProps) {
  const text = importTexts.useTexts()
  const { words, paths } = useRegister()
  return (
    <>
      <OtherFileButton importing={importing} />
      {paths.list && (
        <ButtonLink variant="primary" href={paths.list} onClick={onClose}>
          {text('outcome.list', { many: words.inMany })}
        </ButtonLink>
      )}
    </>
  )
}

interface ReviewButtonsProps {
  importing: Import
  review: ImportStatus
}

function ReviewButtons({ importing, review }: ReviewButtonsProps) {
  const text = importTexts.useTexts()
  const { inOne: one, inMany: many } = useRegister().words
  const written = writtenBy(importing.state, review)
  const isChecking = importing.state.run !== null
  return (
    <>
      <output className="me-auto self-center text-sm text-muted">
        {isChecking && text('run.checkingAgain')}
        {!isChecking && written === 0 && text(review.updated > 0 ? 'nothingNew' : 'nothing')}
      </output>
      <OtherFileButton importing={importing} />
      {written > 0 && (
        <Button variant="primary" disabled={isChecking} onClick={importing.write}>
          {text('import', { count: written, one, many })}
        </Button>
      )}
    </>
  )
}

/** The number of records that the import would create or update. */
function writtenBy({ existing }: ImportState, { created, updated }: ImportStatus): number {
  return existing === 'update' ? created + updated : created
}
