import { useFormats } from '@portaria/i18n/react/use-formats'
import type { Note, NoteLabel, NoteLabelHandle } from './notes.types.ts'
import { notesTexts } from './texts/notes-texts.ts'

/** The labels of the seed as they are called there. */
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

/** The name of a label: of one of the seed that was not renamed in the language of the page. */
export function useLabelName(): (label: NoteLabel) => string {
  const t = notesTexts.useTexts()
  return (label) => (isOfSeed(label) ? t(`label.${label.handle as NoteLabelHandle}`) : label.name)
}

/** The day and time of a reminder as the language writes them. */
export function useReminderWords(): (reminder: string) => string {
  const { shortDay } = useFormats()
  return (reminder) => {
    const [day = '', time = ''] = reminder.split('T')
    return `${shortDay(day)} ${time}`
  }
}

/** What a note is called: its title, its first words, or that it has none. */
export function noteName({ title, description }: Note, untitled: string): string {
  return title || description.slice(0, 60) || untitled
}
