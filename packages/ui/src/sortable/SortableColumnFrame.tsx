import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { clsx } from 'clsx'
import { memo } from 'react'
import type { SortableColumn } from './arrangement.ts'
import { columnKey, itemKey, type SortableLooks } from './sortable-parts.ts'

/** One column that is moved by its handle, with its items. */
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

/** One item: mouse and finger move it anywhere on it, the keyboard at its handle. */
const SortableItem = memo(function SortableItem({ item, renderItem }: ItemProps) {
  const { part, frame } = useSortablePart(itemKey(item))
  const { onKeyDown, ...pointers } = part.listeners ?? {}
  const handle = { ...part.attributes, ref: part.setActivatorNodeRef, onKeyDown }
  return (
    <div {...frame} {...pointers}>
      {renderItem(item, handle)}
    </div>
  )
})

function useSortablePart(id: string) {
  const part = useSortable({ id })
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
