import { parseDate } from '@portaria/ui/dates'
import type { Todo } from './todo.types.ts'

type Broken = Partial<Record<'title' | 'startDate' | 'dueDate', 'title' | 'day' | 'order'>>

/** The rule that each field breaks, if any. */
export function brokenRulesOf({ title, startDate, dueDate }: Omit<Todo, 'id'>): Broken {
  const isWrong = (day: string) => day !== '' && parseDate(day, 'dd/mm/yyyy') === null
  const isReversed = startDate !== '' && dueDate !== '' && dueDate < startDate
  return {
    ...(title.trim() === '' && { title: 'title' }),
    ...(isWrong(startDate) && { startDate: 'day' }),
    ...(isWrong(dueDate) ? { dueDate: 'day' } : isReversed && { dueDate: 'order' }),
  }
}
