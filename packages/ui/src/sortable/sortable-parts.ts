import type { DraggableAttributes, UniqueIdentifier } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import type { SortableColumn, Target } from './arrangement.ts'

/** The props of a drag handle, for a button. */
export type HandleProps = DraggableAttributes & {
  ref: (element: HTMLElement | null) => void
}

/** Renders items and columns; the item at the pointer while dragging has no handle. */
export interface SortableLooks {
  renderItem: (item: string, handle: HandleProps | null) => ReactNode
  renderColumn: (column: SortableColumn, handle: HandleProps, items: ReactNode) => ReactNode
}

const ITEM = 'item:'
const COLUMN = 'column:'

export const itemKey = (id: string): string => `${ITEM}${id}`
export const columnKey = (id: string): string => `${COLUMN}${id}`

export const isItem = (key: UniqueIdentifier): boolean => String(key).startsWith(ITEM)

/** The id of the item or column that a key identifies. */
export const idIn = (key: UniqueIdentifier): string => String(key).replace(/^(item|column):/, '')

export const targetOf = (key: UniqueIdentifier): Target =>
  isItem(key) ? { item: idIn(key) } : { column: idIn(key) }
