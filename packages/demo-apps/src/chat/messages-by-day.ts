import { dayOf } from '../days/days.ts'
import type { ChatMessage } from './chat.types.ts'

/** The messages of one day, in order. */
export type DayOfMessages = { readonly day: string; readonly messages: readonly ChatMessage[] }

/** Groups the messages of a chat by day in this device's zone, the first day first. */
export function messagesByDay(dialog: readonly ChatMessage[]): DayOfMessages[] {
  const days = Map.groupBy(dialog, ({ time }) => dayOf(Date.parse(time)))
  return [...days].map(([day, messages]) => ({ day, messages }))
}
