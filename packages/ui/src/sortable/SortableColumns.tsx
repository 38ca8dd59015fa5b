import {
  type Announcements,
  closestCorners,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  horizontalListSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import { type ReactNode, useState } from 'react'
import { moveColumn, moveItem, placeOf, type SortableColumn } from './arrangement.ts'
import { SortableColumnFrame } from './SortableColumnFrame.tsx'
import { columnKey, idIn, isItem, type SortableLooks, targetOf } from './sortable-parts.ts'

/** Sentences for screen readers while something is moved. */
export interface SortableTexts {
  /** Explains how to move something with the keyboard. */
  instructions: string
  picked: (name: string) => string
  at: (name: string, column: string, place: number, of: number) => string
  dropped: (name: string, column: string, place: number, of: number) => string
  /** The position of a column among the columns. */
  columnAt: (name: string, place: number, of: number) => string
  cancelled: (name: string) => string
}

export interface SortableColumnsProps extends SortableLooks {
  columns: readonly SortableColumn[]
  /** Returns the name of an item. */
  nameOf: (item: string) => string
  texts: SortableTexts
  /** Saves the columns; the props change once it has succeeded. */
  onMoveItem: (columns: readonly SortableColumn[]) => Promise<unknown>
  onMoveColumn: (columns: readonly SortableColumn[]) => Promise<unknown>
  /** Content after the last column. */
  children?: ReactNode
}

/**
 * Columns whose items can be moved by mouse, finger and keyboard, and which can themselves be
 * reordered.
 */
export function SortableColumns(props: SortableColumnsProps) {
  const { columns, nameOf, texts, renderItem, onMoveItem, onMoveColumn } = props
  const [dragged, setDragged] = useState<UniqueIdentifier | null>(null)
  // The columns with an item at its new place, while it is dragged over another column and until
  // its move is saved.
  const [meanwhile, setMeanwhile] = useState<readonly SortableColumn[] | null>(null)
  const shown = meanwhile ?? columns
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // Holding a finger still picks up; moving it scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const columnName = (key: UniqueIdentifier) =>
    columns.find(({ id }) => id === idIn(key))?.name ?? ''
  const nameIn = (key: UniqueIdentifier) => (isItem(key) ? nameOf(idIn(key)) : columnName(key))

  /** The columns as they would be after dropping now. */
  const after = (active: UniqueIdentifier, over: UniqueIdentifier | undefined) => {
    if (over === undefined) return shown
    if (isItem(active)) return moveItem(shown, idIn(active), targetOf(over))
    const onto = isItem(over)
      ? shown.find(({ items }) => items.includes(idIn(over)))?.id
      : idIn(over)
    return onto === undefined ? shown : moveColumn(shown, idIn(active), onto)
  }
  const follow = ({ active, over }: DragOverEvent) => {
    if (over === null || !isItem(active.id)) return
    const item = idIn(active.id)
    const next = after(active.id, over.id)
    if (placeOf(next, item).columnId !== placeOf(shown, item).columnId) setMeanwhile(next)
  }
  const drop = async ({ active, over }: DragEndEvent) => {
    const next = after(active.id, over?.id)
    setDragged(null)
    if (next === columns) return
    // Whatever was moved stays where it was dropped until the move is saved, and never jumps back
    // in between.
    setMeanwhile(next)
    await (isItem(active.id) ? onMoveItem(next) : onMoveColumn(next))
    setMeanwhile(null)
  }
  const say = (
    active: UniqueIdentifier,
    over: UniqueIdentifier | undefined,
    sentence: 'at' | 'dropped',
  ) => {
    const next = after(active, over)
    if (isItem(active)) {
      const { column, place, of } = placeOf(next, idIn(active))
      return texts[sentence](nameIn(active), column, place, of)
    }
    const place = next.findIndex(({ id }) => id === idIn(active)) + 1
    return texts.columnAt(nameIn(active), place, next.length)
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => texts.picked(nameIn(active.id)),
    // Says nothing at the original place, so that the announcement of picking up is still read.
    onDragOver: ({ active, over }) =>
      after(active.id, over?.id) === columns ? undefined : say(active.id, over?.id, 'at'),
    onDragEnd: ({ active, over }) => say(active.id, over?.id, 'dropped'),
    onDragCancel: ({ active }) => texts.cancelled(nameIn(active.id)),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCorners}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: texts.instructions },
      }}
      onDragStart={({ active }) => setDragged(active.id)}
      onDragOver={follow}
      onDragEnd={(event) => void drop(event)}
      onDragCancel={() => {
        setDragged(null)
        setMeanwhile(null)
      }}
    >
      <SortableContext
        items={shown.map(({ id }) => columnKey(id))}
        strategy={horizontalListSortingStrategy}
      >
        {shown.map((column) => (
          <SortableColumnFrame
            key={column.id}
            column={column}
            renderItem={renderItem}
            renderColumn={props.renderColumn}
          />
        ))}
      </SortableContext>
      {props.children}
      <DragOverlay dropAnimation={null}>
        {dragged !== null && isItem(dragged) && renderItem(idIn(dragged), null)}
      </DragOverlay>
    </DndContext>
  )
}
