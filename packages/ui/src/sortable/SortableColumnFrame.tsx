import { useDndContext } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { clsx } from 'clsx'
import { memo, useMemo } from 'react'
import type { SortableColumn } from './arrangement.ts'
import { columnKey, isItem, itemKey, type SortableLooks } from './sortable-parts.ts'

/** One column with its items, moved by its handle. */
export function SortableColumnFrame({
  column,
  renderItem,
  renderColumn,
}: SortableLooks & { column: SortableColumn }) {
  const { part, frame } = useSortablePart(columnKey(column.id))
  const handle = { ...part.attributes, ...part.listeners, ref: part.setActivatorNodeRef }
  return (
    <div {...frame}>
      {renderColumn(
        column,
        handle,
        <SortableContext items={column.items.map(itemKey)} strategy={verticalListSortingStrategy}>
          {column.items.map((item) => (
            <SortableItem key={item} item={item} renderItem={renderItem} />
          ))}
        </SortableContext>,
      )}
    </div>
  )
}

type ItemProps = Pick<SortableLooks, 'renderItem'> & { item: string }

/** One item: mouse and finger can move it anywhere on it, the keyboard at its handle. */
const SortableItem = memo(function SortableItem({ item, renderItem }: ItemProps) {
  const { active } = useDndContext()
  // While a column is moved, items are no targets: its own items are the nearest ones, and would
  // keep it in place when it is moved by keyboard.
  const isColumnMoved = active !== null && !isItem(active.id)
  const { part, frame } = useSortablePart(itemKey(item), isColumnMoved)
  const { attributes, setActivatorNodeRef: ref } = part
  const { onKeyDown, ...pointers } = part.listeners ?? {}
  // Every step of a move renders all items; memoised, only the moving one changes.
  const shown = useMemo(() => {
    const handle = { ...attributes, ref, onKeyDown }
    return renderItem(item, handle)
  }, [renderItem, item, attributes, ref, onKeyDown])
  return (
    <div {...frame} {...pointers}>
      {shown}
    </div>
  )
})

function useSortablePart(id: string, isNoTarget = false) {
  const part = useSortable({ id, disabled: { droppable: isNoTarget } })
  const { transform, transition, isDragging, setNodeRef } = part
  const frame = {
    ref: setNodeRef,
    style: {
      transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
      transition,
    },
    className: clsx('touch-manipulation', isDragging && 'opacity-40'),
  }
  return { part, frame }
}
