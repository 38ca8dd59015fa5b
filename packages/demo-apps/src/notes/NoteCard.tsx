import { Badge } from '@portaria/ui/display/Badge'
import { Checkbox } from '@portaria/ui/fields/Checkbox'
import { Bell } from 'lucide-react'
import { demoClient } from '../back-end/demo-client.ts'
import { noteName, useLabelName, useReminderWords } from './note-words.ts'
import type { Note, NoteLabel, NotesCalls } from './notes.types.ts'
import { notesTexts } from './texts/notes-texts.ts'

const { change } = demoClient<NotesCalls>()

export interface NoteCardProps {
  note: Note
  labels: readonly NoteLabel[]
  onOpen: () => void
}

/** A note as a card: its list can be checked off in place; pressing elsewhere opens it. */
export function NoteCard({ note, labels, onOpen }: NoteCardProps) {
  const t = notesTexts.useTexts()
  const labelName = useLabelName()
  const reminderWords = useReminderWords()
  const { title, description, image, checklist, reminder } = note
  const check = (id: string, checked: boolean) =>
    void change('POST /api/notes-app/update-note', {
      body: {
        note: {
          ...note,
          checklist: checklist.map((item) => (item.id === id ? { ...item, checked } : item)),
        },
      },
    })
  return (
    <li className="relative mb-4 break-inside-avoid overflow-hidden rounded-lg border border-line bg-surface focus-within:border-line-strong hover:border-line-strong">
      <button
        type="button"
        aria-label={t('open', { title: noteName(note, t('untitled')) })}
        onClick={onOpen}
        className="absolute inset-0 rounded-lg focus-visible:-outline-offset-2"
      />
      {image !== '' && <img src={image} alt="" className="max-h-60 w-full object-cover" />}
      <div className="flex flex-col gap-2 p-4">
        {title !== '' && <h2 className="text-base font-semibold text-pretty">{title}</h2>}
        {description !== '' && (
          <p className="text-sm wrap-anywhere whitespace-pre-line">{description}</p>
        )}
        {checklist.length > 0 && (
          <ul className="flex flex-col gap-1">
            {checklist.map(({ id, text, checked }) => (
              <li key={id}>
                <label className="relative z-10 inline-flex min-h-6 items-start gap-2.5 text-sm pointer-coarse:min-h-9 pointer-coarse:items-center">
                  <Checkbox checked={checked} onChange={(next) => check(id, next)} />
                  <span className={checked ? 'text-muted line-through' : ''}>{text}</span>
                </label>
              </li>
            ))}
          </ul>
        )}
        {(reminder !== undefined || note.labels.length > 0) && (
          <p className="flex flex-wrap gap-1.5 pt-1">
            {reminder !== undefined && (
              <Badge icon={Bell} tone="accent">
                {reminderWords(reminder)}
              </Badge>
            )}
            {labels
              .filter(({ id }) => note.labels.includes(id))
              .map((label) => (
                <Badge key={label.id}>{labelName(label)}</Badge>
              ))}
          </p>
        )}
      </div>
    </li>
  )
}
