import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useUi } from '../provider/UiProvider.tsx'

export interface FoldButtonProps {
  folded: boolean
  onFoldedChange: (folded: boolean) => void
  side: 'start' | 'end'
  /** Whether only the icon is shown. */
  iconOnly?: boolean
}

/** The button at the end of the navigation that folds it to its icons, or pins it open. */
export function FoldButton({ folded, onFoldedChange, side, iconOnly = false }: FoldButtonProps) {
  const { texts } = useUi()
  const Icon = folded ? PanelLeftOpen : PanelLeftClose
  const label = folded ? texts.unfoldNavigation : texts.foldNavigation
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={iconOnly ? label : undefined}
      onClick={() => onFoldedChange(!folded)}
      className="flex h-10 w-full items-center gap-3 rounded-lg px-2.5 text-sm whitespace-nowrap text-muted hover:bg-hover hover:text-ink focus-visible:-outline-offset-2"
    >
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={`size-5 shrink-0 ${side === 'end' ? '-scale-x-100 rtl:scale-x-100' : 'rtl:-scale-x-100'}`}
      />
      {!iconOnly && <span className="truncate">{label}</span>}
    </button>
  )
}
