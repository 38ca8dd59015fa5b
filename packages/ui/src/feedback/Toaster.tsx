import { clsx } from 'clsx'
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import type { IconType } from '../display/icon.ts'
import { useUi } from '../provider/UiProvider.tsx'
import {
  closeToast,
  currentToasts,
  onToastsChange,
  type ShownToast,
  toastDuration,
} from './toast.ts'

type ToastTone = NonNullable<ShownToast['tone']>

const icons: Record<ToastTone, IconType> = {
  neutral: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: TriangleAlert,
}

const inks: Record<ToastTone, string> = {
  neutral: 'text-muted',
  success: 'text-success-ink',
  warning: 'text-warning-ink',
  danger: 'text-danger-ink',
}

/** Where short messages appear: top centre. Mount it once; they wait while looked at. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts)
  const [held, setHeld] = useState(false)
  const { texts } = useUi()
  return createPortal(
    <section
      aria-label={texts.notifications}
      aria-live="polite"
      aria-relevant="additions"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--ui-banner,0px)+0.75rem)] z-60 mx-auto w-full max-w-100 px-3"
    >
      <div
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        className="flex flex-col gap-2"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} held={held} />
        ))}
      </div>
    </section>,
    document.body,
  )
}

function ToastCard({ toast, held }: { toast: ShownToast; held: boolean }) {
  const { texts } = useUi()
  const { id, title, text, action, tone = 'neutral', duration = toastDuration } = toast
  useEffect(() => {
    if (held || duration === 0) return undefined
    const timer = setTimeout(() => closeToast(id), duration)
    return () => clearTimeout(timer)
  }, [held, duration, id])
  const Icon = icons[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className="ui-float pointer-events-auto flex items-start gap-3 py-2.5 ps-4 pe-2 starting:-translate-y-2 starting:opacity-0"
    >
      <Icon aria-hidden className={clsx('mt-1.5 size-4.5 shrink-0', inks[tone])} />
      <div className="min-w-0 flex-1 py-1 text-sm">
        <p className="font-medium">{title}</p>
        {text && <p className="text-muted">{text}</p>}
        {action && (
          <Button
            size="sm"
            className="mt-2"
            onClick={() => {
              action.onPress()
              closeToast(id)
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon={X} size="sm" label={texts.close} onClick={() => closeToast(id)} />
    </div>
  )
}
