import { Button } from '@portaria/ui/actions/Button'
import { parseClock } from '@portaria/ui/dates'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { DateTimeField } from '@portaria/ui/fields/DateTimeField'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { DeleteButton } from '../frame/DeleteButton.tsx'
import { CheckList } from '../lists/CheckList.tsx'
import { toggleIn } from '../lists/toggle-in.ts'
import { useKept } from '../lists/use-kept.ts'
import { NoteImage } from './NoteImage.tsx'
import { useLabelName } from './note-words.ts'
import type { Note, NoteLabel, NotesCalls } from './notes.types.ts'
import { notesTexts } from './texts/notes-texts.ts'

const { change } = demoClient<NotesCalls>()

const DAY_FORMAT = 'dd/mm/yyyy'

export interface NoteDialogProps {
  /** Null for a new note, which is stored once it has content. */
  note: Note | null
  /** Ids of the labels of a new note. */
  newLabels: readonly string[]
  labels: readonly NoteLabel[]
  onClose: () => void
}

/** A note to read and edit; changes are saved automatically. */
export function NoteDialog({ note, newLabels, labels, onClose }: NoteDialogProps) {
  const t = notesTexts.useTexts()
  const labelName = useLabelName()
  const [draft, setDraft] = useState<Note>(() => note ?? emptyNote(newLabels))
  const [reminder, setReminder] = useState(draft.reminder ?? '')
  const saved = useKept<Note>((next) => {
    void change('POST /api/notes-app/update-note', { body: { note: next } })
  })
  const set = (next: Note) => {
    setDraft(next)
    if (note !== null) saved.call(next)
  }
  const isWrong = reminder !== '' && parseClock(reminder, DAY_FORMAT) === null
  const remind = (typed: string) => {
    setReminder(typed)
    const { reminder: _former, ...rest } = draft
    const at = parseClock(typed, DAY_FORMAT)
    set(at === null ? rest : { ...rest, reminder: at })
  }
  const close = async (last = draft) => {
    if (note === null && !isEmpty(last)) {
      const { id: _none, ...fresh } = last
      await change('POST /api/notes-app/create-note', { body: { note: fresh } })
    }
    onClose()
  }
  const archive = () => {
    const next = { ...draft, archive: !draft.archive }
    set(next)
    void close(next)
  }
  return (
    <Dialog
      open
      keepsTyped
      onOpenChange={() => void close()}
      title={note === null ? t('new') : t('form.edit')}
      description={t('form.kept')}
      footer={
        <>
          {note !== null && (
            <DeleteButton
              className="me-auto"
              title={t('sure')}
              confirm={t('form.delete')}
              onConfirm={async () => {
                saved.flush()
                await change('POST /api/notes-app/remove-note', { body: { noteId: draft.id } })
                onClose()
              }}
            >
              {t('form.delete')}
            </DeleteButton>
          )}
          <Button onClick={archive}>{t(draft.archive ? 'form.unarchive' : 'form.archive')}</Button>
          <Button variant="primary" onClick={() => void close()}>
            {t('form.close')}
          </Button>
        </>
      }
    >
      <FormLayout label={t('form.edit')} onSubmit={() => void close()} className="gap-field">
        <TextField
          label={t('form.title')}
          value={draft.title}
          onChange={(title) => set({ ...draft, title })}
        />
        <TextArea
          label={t('form.description')}
          value={draft.description}
          onChange={(description) => set({ ...draft, description })}
        />
        <CheckList
          label={t('form.checklist')}
          items={draft.checklist}
          onChange={(checklist) => set({ ...draft, checklist })}
        />
        <DateTimeField
          label={t('form.reminder')}
          format={DAY_FORMAT}
          usualTime={() => '09:00'}
          value={reminder}
          onChange={remind}
          error={isWrong ? t('rule.moment') : undefined}
        />
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">{t('labels')}</legend>
          <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
            {labels.map((label) => (
              <CheckboxField
                key={label.id}
                label={labelName(label)}
                value={draft.labels.includes(label.id)}
                onChange={() => set({ ...draft, labels: toggleIn(draft.labels, label.id) })}
              />
            ))}
          </div>
        </fieldset>
        <NoteImage image={draft.image} onChange={(image) => set({ ...draft, image })} />
      </FormLayout>
    </Dialog>
  )
}

function emptyNote(labels: readonly string[]): Note {
  return {
    id: '',
    title: '',
    description: '',
    archive: false,
    image: '',
    time: new Date().toISOString(),
    checklist: [],
    labels: [...labels],
  }
}

function isEmpty({ title, description, image, checklist, reminder }: Note): boolean {
  const words = `${title}${description}${image}`.trim()
  return words === '' && checklist.length === 0 && reminder === undefined
}
