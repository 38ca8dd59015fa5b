import type { Column } from '@portaria/ui/column'
import { createContext, use } from 'react'
import type { RegisterRecord } from '../record.ts'
import type { RegisterWords } from '../register-words.ts'
import type { ChangeList, ListState } from './list-state.ts'
import type { ListView } from './list-view.ts'

/** The state shared by the parts of a list. */
export type ListParts = {
  readonly state: ListState
  readonly change: ChangeList
  /** The nouns for the rows: the register's words, or those of the address's title. */
  readonly words: RegisterWords
  readonly columns: readonly Column<RegisterRecord>[]
  readonly view: ListView
}

export const ListContext = createContext<ListParts | null>(null)

/** Returns the surrounding list; throws outside one. */
export function useList(): ListParts {
  const parts = use(ListContext)
  if (parts === null) throw new Error('a part of a list needs a ListContext above it')
  return parts
}
