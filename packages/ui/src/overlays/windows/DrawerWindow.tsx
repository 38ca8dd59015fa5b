import { Dialog } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../actions/IconButton.tsx'
import { useUi } from '../../provider/UiProvider.tsx'

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Its accessible name; invisible with `titleHidden`. */
  title: string
  titleHidden?: boolean
  /** Content beside the title, for example a link that clears everything. */
  actions?: ReactNode
  side?: 'start' | 'end'
  /**
   * Width in pixels at the normal font size: 280 for navigation, 320 for notifications, 480 for
   * reading.
   */
  width?: number
  children: ReactNode
  footer?: ReactNode
  /** A scheme of its own, for the navigation. */
  scheme?: string | undefined
  /** False if the page beside it stays usable. */
  modal?: boolean
}

/** A panel that slides over the page from its start or end. */
export function DrawerWindow(props: DrawerProps) {
  const {
    open,
    onOpenChange,
    title,
    titleHidden = false,
    actions,
    side = 'end',
    width = 480,
    modal = true,
  } = props
  const { texts } = useUi()
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      modal={modal}
      disablePointerDismissal={!modal}
    >
      <Dialog.Portal>
        {modal && (
          <Dialog.Backdrop className="fixed inset-0 z-50 bg-veil transition-opacity duration-140 data-starting-style:opacity-0 data-ending-style:opacity-0" />
        )}
        <Dialog.Popup
          data-theme={props.scheme}
          style={{ inlineSize: `${width / 16}rem` }}
          className={clsx(
            'fixed top-(--ui-banner,0px) bottom-0 z-50 flex max-w-[calc(100vw-3rem)] flex-col bg-raised text-ink shadow-float outline-none transition-transform duration-140 ease-out',
            side === 'start'
              ? 'start-0 data-ending-style:-translate-x-full data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full'
              : 'end-0 data-ending-style:translate-x-full data-starting-style:translate-x-full rtl:data-ending-style:-translate-x-full rtl:data-starting-style:-translate-x-full',
          )}
        >
          {titleHidden ? (
            <Dialog.Title className="sr-only">{title}</Dialog.Title>
          ) : (
            // No header, which would be the page's second banner; the same holds for the footer.
            <div className="flex h-16 shrink-0 items-center gap-2 border-b border-line ps-5 pe-3">
              <Dialog.Title className="min-w-0 flex-1 truncate text-base font-semibold">
                {title}
              </Dialog.Title>
              {actions}
              <Dialog.Close render={<IconButton icon={X} label={texts.close} />} />
            </div>
          )}
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{props.children}</div>
          {props.footer && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
              {props.footer}
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
