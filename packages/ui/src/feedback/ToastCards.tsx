import { clsx } from 'clsx'
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import type { IconType } from '../display/icon.ts'
import { useUi } from '../provider/UiProvider.tsx'
import { closeToast, type ShownToast, toastDuration } from './toast.ts'

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

/**
 * The messages on screen. They stay while they have the focus, or a pointer that was moved onto
 * them: a pointer resting where a button was just pressed does not count.
 */
export function ToastCards({ toasts }: { toasts: readonly ShownToast[] }) {
  const [held, setHeld] = useState(false)
  return (
    <div
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="flex flex-col gap-2"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} held={held} />
      ))}
    </div>
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
