import { Ellipsis } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../actions/IconButton.tsx'

export interface MorePanelProps {
  /** The accessible name of its button. */
  label: string
  /** Buttons and links; dialogs that they open stay when the panel closes. */
  children: ReactNode
}

/**
 * Rarely used buttons behind one button: they open beside it, or at the bottom of a phone's screen.
 */
export function MorePanel({ label, children }: MorePanelProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const leave = () => {
    setOpen(false)
    // A dialog opened by a button of the panel returns the focus here.
    button.current?.focus()
  }
  const leaveByPress = useEffectEvent(leave)
  useEffect(() => {
    if (!open) return undefined
    const press = (event: Event) => {
      if (!(event.target instanceof Element)) return
      if (!root.current?.contains(event.target)) setOpen(false)
      else if (event.type === 'click' && event.target.closest('fieldset')) leaveByPress()
    }
    // Runs before the button's own handler, which may open a dialog that takes the focus.
    document.addEventListener('pointerdown', press)
    document.addEventListener('click', press, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('click', press, { capture: true })
    }
  }, [open])
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return
    event.preventDefault()
    leave()
  }
  return (
    // The buttons handle keys; Escape on any of them closes the panel.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} onKeyDown={onKeyDown} className="relative has-[>fieldset:empty]:hidden">
      <IconButton
        ref={button}
        icon={Ellipsis}
        label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      {/* It stays mounted when it is closed, with the dialogs of its buttons. */}
      <fieldset
        id={id}
        aria-label={label}
        hidden={!open}
        className="absolute end-0 top-full z-40 mt-1 w-64 flex-col gap-0.5 rounded-lg border border-line bg-surface p-1.5 shadow-lg [&:not([hidden])]:flex max-sm:fixed max-sm:inset-x-3 max-sm:top-auto max-sm:bottom-[calc(var(--ui-dock)+var(--ui-thumb)+13px)] max-sm:w-auto [&>a]:w-full [&>a]:justify-start [&>a]:inset-ring-0 [&>button]:w-full [&>button]:justify-start [&>button]:inset-ring-0"
      >
        {children}
      </fieldset>
    </div>
  )
}
