import { dayOf } from '../days/days.ts'
import type { ChatMessage } from './chat.types.ts'

/** Messages of one day of this device, in their order. */
export type DayOfMessages = { readonly day: string; readonly messages: readonly ChatMessage[] }

/** The messages of a chat by day, the first day in front. */
export function messagesByDay(dialog: readonly ChatMessage[]): DayOfMessages[] {
  const days = Map.groupBy(dialog, ({ time }) => dayOf(Date.parse(time)))
  return [...days].map(([day, messages]) => ({ day, messages }))
}
