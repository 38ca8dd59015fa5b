import { ImageField } from '@portaria/ui/fields/ImageField'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { showToast } from '@portaria/ui/toast'
import { useState } from 'react'
import { missing, useAction } from '../../../platform/actions/use-action.ts'
import { ActionDialog } from '../../../register-pages/actions/ActionDialog.tsx'
import type { KeptWalk } from './kept-walk.ts'
import { PointDialog } from './PointDialog.tsx'
import type { RunWindow, WindowProps } from './run-window.ts'
import { ScanView } from './ScanView.tsx'
import { runTexts } from './texts/run-texts.ts'
import type { Progress } from './walk-progress.ts'

export interface RunWindowsProps extends WindowProps {
  shown: RunWindow | null
  walk: KeptWalk
  progress: Progress
  onShow: (shown: RunWindow) => void
}

/** The dialogs of a round, one at a time. */
export function RunWindows(props: RunWindowsProps) {
  const { shown, walk, progress, record, onShow, onClose } = props
  if (shown === null) return null
  if (shown.name === 'scan')
    return (
      <ScanView
        pack={walk.pack}
        progress={progress}
        onRead={(read) => onShow({ name: 'point', read })}
        onClose={onClose}
      />
    )
  if (shown.name === 'point')
    return <PointDialog read={shown.read} record={record} onClose={onClose} />
  if (shown.name === 'finish')
    return <FinishDialog progress={progress} record={record} onClose={onClose} />
  return <SayDialog shown={shown} record={record} onClose={onClose} />
}

interface SayDialogProps extends WindowProps {
  shown: Extract<RunWindow, { name: 'note' | 'abort' | 'skip' | 'scan' | 'finish' }>
}

/** Asks for a text: a note, or the reason for skipping a point or stopping the round. */
function SayDialog({ shown, record, onClose }: SayDialogProps) {
  const text = runTexts.useTexts()
  const [note, setNote] = useState('')
  const [picture, setPicture] = useState<File | null>(null)
  const name = shown.name === 'skip' ? 'skip' : shown.name === 'abort' ? 'abort' : 'note'
  const action = useAction({
    check: () => missing({ note }),
    send: () =>
      record({
        kind: name,
        note: note.trim(),
        picture,
        ...(shown.name === 'skip' && { point_id: shown.point.id }),
      }),
    done: () => ({ title: text(`${name}Done`) }),
    onDone: onClose,
  })
  return (
    <ActionDialog
      action={action}
      title={shown.name === 'skip' ? text('skipTitle', { point: shown.point.name }) : text(name)}
      description={text(`${name}Text`)}
      button={text(`${name}Button`)}
      tone={name === 'abort' ? 'danger' : 'primary'}
      fields={['note']}
      onClose={onClose}
    >
      <TextArea
        required
        label={text(`${name}Label`)}
        value={note}
        error={action.errors['note']}
        rows={3}
        maxLength={500}
        onChange={(value) => {
          action.clear()
          setNote(value)
        }}
      />
      {name === 'note' && (
        <ImageField
          label={text('picture')}
          camera="environment"
          value={picture}
          onChange={setPicture}
        />
      )}
    </ActionDialog>
  )
}

/** Lists what is missing before a round is finished. */
function FinishDialog({ progress, record, onClose }: WindowProps & { progress: Progress }) {
  const text = runTexts.useTexts()
  const { missing: open } = progress
  const action = useAction({
    async send() {
      await record({ kind: 'finish' })
      showToast({ title: text('finished'), tone: 'success' })
    },
    onDone: onClose,
  })
  return (
    <ActionDialog
      action={action}
      title={text('finish')}
      description={
        open.length === 0
          ? text('finishText')
          : text('finishMissing', {
              count: open.length,
              points: open.map(({ name }) => name).join(', '),
            })
      }
      button={text('finish')}
      fields={[]}
      onClose={onClose}
    />
  )
}
