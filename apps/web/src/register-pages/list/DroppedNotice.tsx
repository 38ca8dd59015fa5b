import { Banner } from '@portaria/ui/feedback/Banner'
import { useRegister } from '../register-context.tsx'
import { pageTexts } from '../texts/register-page-texts.ts'
import type { Dropped } from './dropped-filters.ts'

/**
 * Names the filters of the address that the list does not accept; renders nothing if it accepts
 * all.
 */
export function DroppedNotice({ dropped, onClose }: { dropped: Dropped; onClose: () => void }) {
  const text = pageTexts.useTexts()
  const { labelOf } = useRegister()
  const { filters, sort } = dropped
  const count = filters.length + (sort ? 1 : 0)
  if (count === 0) return null
  const names = [
    ...filters.map((name) => `“${labelOf(name)}”`),
    ...(sort ? [text('list.droppedOrder')] : []),
  ].join(', ')
  return (
    <Banner
      tone="warning"
      className="mb-3"
      title={text('list.dropped', { count, names })}
      onClose={onClose}
    />
  )
}
