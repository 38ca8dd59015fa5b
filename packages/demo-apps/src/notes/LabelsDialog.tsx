import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { useLabelName } from './note-words.ts'
import type { NoteLabel, NotesCalls } from './notes.types.ts'
import { notesTexts } from './texts/notes-texts.ts'

const { change } = demoClient<NotesCalls>()

export interface LabelsDialogProps {
  labels: readonly NoteLabel[]
  onClose: () => void
}

/** Adds, renames and removes labels; all changes are saved together. */
export function LabelsDialog({ labels, onClose }: LabelsDialogProps) {
  const t = notesTexts.useTexts()
  const labelName = useLabelName()
  const [drafts, setDrafts] = useState(() =>
    labels.map((label) => ({ label, name: labelName(label) })),
  )
  const [tried, setTried] = useState(false)
  const same = (one: string, other: string) =>
    one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()
  const errorOf = (name: string) => {
    if (name.trim() === '') return t('rule.label')
    const isTwice = drafts.filter((each) => same(each.name, name)).length > 1
    return isTwice ? t('rule.same') : undefined
  }
  const rename = (id: string, name: string) =>
    setDrafts(drafts.map((each) => (each.label.id === id ? { ...each, name } : each)))
  const add = () => {
    const id = String(Math.max(0, ...drafts.map(({ label }) => Number(label.id))) + 1)
    setDrafts([...drafts, { label: { id, name: '', handle: `label-${id}` }, name: '' }])
  }
  const save = async () => {
    setTried(true)
    if (drafts.some(({ name }) => errorOf(name) !== undefined)) return
    const next = drafts.map(({ label, name }) =>
      // A label that was not renamed keeps its stored name, which pages translate.
      labelName(label) === name ? label : { ...label, name: name.trim() },
    )
    await change('POST /api/notes-app/update-labels', { body: { labels: next } })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeOnOutsidePress={false}
      size="sm"
      title={t('editLabels')}
      footer={
        <Button variant="primary" onClick={() => void save()}>
          {t('labelForm.save')}
        </Button>
      }
    >
      <FormLayout label={t('editLabels')} onSubmit={() => void save()} className="gap-3">
        {drafts.map(({ label, name }, index) => (
          <div key={label.id} className="flex items-start gap-2">
            <TextField
              label={t('labelForm.name', { number: index + 1 })}
              labelHidden
              className="flex-1"
              value={name}
              onChange={(next) => rename(label.id, next)}
              error={tried ? errorOf(name) : undefined}
            />
            <IconButton
              icon={Trash2}
              label={t('labelForm.remove', { name })}
              onClick={() => setDrafts(drafts.filter((each) => each.label.id !== label.id))}
            />
          </div>
        ))}
        <Button icon={Plus} className="self-start" onClick={add}>
          {t('labelForm.add')}
        </Button>
      </FormLayout>
    </Dialog>
  )
}
