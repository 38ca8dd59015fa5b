import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useEffect, useRef, useState } from 'react'
import { useRegister } from '../../register-context.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportFailed } from './ImportFailed.tsx'
import { ImportFooter } from './ImportFooter.tsx'
import { ImportOutcome } from './ImportOutcome.tsx'
import { ImportReview } from './ImportReview.tsx'
import { stepOf } from './import-step.ts'
import { RunProgress } from './RunProgress.tsx'
import { StopGuard } from './StopGuard.tsx'
import { importTexts } from './texts/import-texts.ts'
import { type Import, useImport } from './use-import.ts'

/** Imports a spreadsheet into the register: choose, check, review, write. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const text = importTexts.useTexts()
  const words = useRegister().words
  const importing = useImport()
  const [closing, setClosing] = useState(false)
  const { file, run } = importing.state
  const close = () => (run ? setClosing(true) : onClose())
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && close()}
      closeOnOutsidePress={false}
      title={text('title', { many: words.inMany })}
      description={file?.name}
      footer={<ImportFooter importing={importing} onClose={onClose} />}
    >
      <Step importing={importing} />
      <StopGuard
        running={run?.kind ?? null}
        closing={closing}
        onStay={() => setClosing(false)}
        onStop={importing.stop}
        onClose={onClose}
      />
    </Dialog>
  )
}

/** The content of the current step, which gets the focus when the step changes. */
function Step({ importing }: { importing: Import }) {
  const { name } = stepOf(importing.state)
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(name)
  useEffect(() => {
    if (before.current !== name) place.current?.focus()
    before.current = name
  }, [name])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <StepContent importing={importing} />
    </div>
  )
}

function StepContent({ importing }: { importing: Import }) {
  const step = stepOf(importing.state)
  if (step.name === 'failure') return <ImportFailed failure={step.failure} />
  if (step.name === 'result') return <ImportOutcome status={step.status} />
  if (step.name === 'run') return <RunProgress {...step.run} total={step.total} />
  if (step.name === 'review') {
    return <ImportReview importing={importing} status={step.status} />
  }
  return (
    <ChooseFile
      cancelled={importing.state.cancelled !== null}
      onChoose={(file) => importing.choose(file)}
    />
  )
}
