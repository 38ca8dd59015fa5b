import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../../actions/IconButton.tsx'
import { useUi } from '../../provider/UiProvider.tsx'
import { backdropClass } from './backdrop.ts'
import { ConfirmDialogWindow } from './ConfirmDialogWindow.tsx'
import { focusWhileScrolled } from './focusWhileScrolled.ts'
import { useTypedText } from './typedText.ts'
import { firstControl, keepFocus } from './windowFocus.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** False if a press outside must not lose typed text. */
  closeOnOutsidePress?: boolean
  /** Whether closing keeps typed text. Otherwise Escape, the X and a press outside ask first. */
  keepsTyped?: boolean
  /** The element that gets the focus first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>
}

const sizes = { sm: 'sm:max-w-100', md: 'sm:max-w-130', lg: 'sm:max-w-190' }

/** Submits a dialog's form by Ctrl+Enter wherever the focus is, even on its buttons. */
function submitFromAnywhere(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isDefaultPrevented())
    return
  const form = event.currentTarget.querySelector('form')
  if (form === null) return
  event.preventDefault()
  form.requestSubmit()
}

/** The dialog of `Dialog`. It asks before typed text is lost. */
export function DialogWindow(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, size = 'md' } = props
  const { closeOnOutsidePress = true, keepsTyped = false, initialFocus } = props
  const { texts } = useUi()
  const body = useRef<HTMLDivElement>(null)
  const typed = useTypedText()
  const [isLeaving, setLeaving] = useState(false)
  const followBody = useCallback((element: HTMLDivElement) => {
    body.current = element
    return focusWhileScrolled(element)
  }, [])
  // Prefers the first field to the close button, also if the given first element is missing.
  const first = () => initialFocus?.current ?? firstControl(body.current)
  const wanted = useRef(first)
  useLayoutEffect(() => {
    wanted.current = first
  })
  const holdFocus = useCallback(
    // On touch devices the focus would open a keyboard over the text.
    (popup: HTMLDivElement) =>
      matchMedia('(hover: hover)').matches ? keepFocus(popup, () => wanted.current()) : undefined,
    [],
  )
  const change = (next: boolean) => {
    // A save in progress cannot be cancelled by closing; the dialog itself then decides what
    // happens.
    const busy = body.current?.parentElement?.querySelector('[aria-busy=true]') != null
    if (next || keepsTyped || busy || !typed.isThere(body.current)) onOpenChange(next)
    else setLeaving(true)
  }
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={change}
      disablePointerDismissal={!closeOnOutsidePress}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropClass} />
        <BaseDialog.Viewport
          // A banner that appears while the dialog is open finds its space free.
          className="fixed inset-0 z-50 flex flex-col items-center justify-end pt-(--ui-banner,0px) sm:px-6 sm:pt-0 sm:before:min-h-[calc(max(var(--ui-banner,0px),4rem)+0.5rem)] sm:before:flex-1 sm:after:min-h-6 sm:after:flex-1"
        >
          <BaseDialog.Popup
            onKeyDown={submitFromAnywhere}
            onInput={typed.note}
            initialFocus={(interaction) =>
              initialFocus?.current ?? (interaction === 'touch' || first())
            }
            ref={holdFocus}
            className={clsx(
              'ui-float flex max-h-[min(92dvh,100%)] min-h-0 w-full flex-col rounded-b-none! rounded-t-xl! outline-none sm:max-h-full sm:rounded-xl!',
              sizes[size],
            )}
          >
            <div data-no-toasts className="flex items-start gap-3 ps-6 pe-4 pt-4">
              <div className="min-w-0 flex-1 pt-1">
                <BaseDialog.Title className="text-lg font-semibold text-balance">
                  {title}
                </BaseDialog.Title>
                {description && (
                  <BaseDialog.Description className="mt-1 text-sm text-muted">
                    {description}
                  </BaseDialog.Description>
                )}
              </div>
              <BaseDialog.Close render={<IconButton icon={X} label={texts.close} />} />
            </div>
            <div
              ref={followBody}
              className="min-h-0 flex-1 overflow-y-auto px-6 pt-4 pb-6 empty:pt-0 empty:pb-2"
            >
              {children}
            </div>
            {footer && (
              <div className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">
                {footer}
              </div>
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
      <ConfirmDialogWindow
        open={open && isLeaving}
        onOpenChange={setLeaving}
        title={texts.leaveTitle}
        text={texts.leaveText}
        confirmLabel={texts.leave}
        cancelLabel={texts.stay}
        tone="danger"
        onConfirm={() => onOpenChange(false)}
      />
    </BaseDialog.Root>
  )
}
