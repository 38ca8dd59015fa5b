import { Popover as BasePopover } from '@base-ui/react/popover'
import { clsx } from 'clsx'
import type { ReactElement, ReactNode } from 'react'

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** Its name, read aloud. */
  label: string
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Width and padding as classes, instead of `w-72 p-4`. */
  className?: string
}

/** A small panel beside its button, for a few controls. */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, align = 'start', side = 'bottom', open, onOpenChange } = props
  return (
    <BasePopover.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50"
        >
          <BasePopover.Popup
            aria-label={label}
            className={clsx(
              'ui-float max-h-(--available-height) max-w-(--available-width) overflow-y-auto outline-none',
              props.className ?? 'w-72 p-4',
            )}
          >
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}
