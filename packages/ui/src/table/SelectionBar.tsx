import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { useUi } from '../provider/UiProvider.tsx'

export interface SelectionBarProps {
  count: number
  onClear: () => void
  /** Actions on the selected rows. */
  children: ReactNode
}

/** Shown instead of the filters while rows are selected. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { texts } = useUi()
  if (count === 0) return null
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-2 rounded-lg bg-accent-soft py-1 ps-1 pe-2">
      <IconButton icon={X} size="sm" label={texts.clear} onClick={onClear} />
      <output className="tabular me-2 text-sm font-medium text-accent-ink">
        <bdi>{texts.selectedRows(count)}</bdi>
      </output>
      {children}
    </div>
  )
}
