import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { useUi } from '../provider/UiProvider.tsx'

export interface ToolbarProps {
  /** Opens the navigation on small screens; the button is shown there alone. */
  onOpenNavigation?: () => void
  /** After the navigation button: search, shortcuts. */
  start?: ReactNode
  /** At the end: notices, panic, the signed-in user. */
  end?: ReactNode
}

/** The bar above the content, 64 high. */
export function Toolbar({ onOpenNavigation, start, end }: ToolbarProps) {
  const { texts } = useUi()
  return (
    <header className="flex h-16 items-center gap-2 border-b border-line px-3 sm:px-4 lg:px-6">
      {onOpenNavigation && (
        <span className="lg:hidden">
          <IconButton icon={Menu} label={texts.openNavigation} onClick={onOpenNavigation} />
        </span>
      )}
      <div className="flex min-w-0 flex-1 items-center gap-2">{start}</div>
      <div className="flex shrink-0 items-center gap-1">{end}</div>
    </header>
  )
}
