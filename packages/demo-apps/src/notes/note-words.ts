import { useFormats } from '@portaria/i18n/react/use-formats'
import type { Note, NoteLabel, NoteLabelHandle } from './notes.types.ts'
import { notesTexts } from './texts/notes-texts.ts'

/** The names of the seed's labels. */
const seedNames: Readonly<Record<NoteLabelHandle, string>> = {
  family: 'Família',
  work: 'Trabalho',
  todos: 'A fazer',
  prior: 'Prioridade',
  personal: 'Pessoal',
  friends: 'Amigos',
}

const isOfSeed = ({ handle, name }: NoteLabel): boolean =>
  Object.entries(seedNames).some(([each, seedName]) => each === handle && seedName === name)

/** Returns the name of a label; one of the seed that was not renamed is translated. */
export function useLabelName(): (label: NoteLabel) => string {
  const t = notesTexts.useTexts()
  return (label) => (isOfSeed(label) ? t(`label.${label.handle as NoteLabelHandle}`) : label.name)
}

/** Returns the day and time of a reminder in the language's format. */
export function useReminderWords(): (reminder: string) => string {
  const { wholeDay } = useFormats()
  return (reminder) => {
    const [day = '', time = ''] = reminder.split('T')
    return `${wholeDay(day)} ${time}`
  }
}

/** The name of a note: its title, its first words, or `untitled`. */
export function noteName({ title, description }: Note, untitled: string): string {
  return title || description.slice(0, 60) || untitled
}
