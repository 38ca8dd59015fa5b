import { clsx } from 'clsx'
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { type Tone, toneClass } from '../display/Badge.tsx'
import type { IconType } from '../display/icon.ts'
import { useUi } from '../provider/UiProvider.tsx'

export interface BannerProps {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  icon?: IconType
  onClose?: () => void
  /** Fills it with red, for panic only. */
  solid?: boolean
  className?: string
}

const icons: Record<Tone, IconType> = {
  neutral: Info,
  accent: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: TriangleAlert,
}

/** A message that stays in the page. Danger and warnings are announced immediately. */
export function Banner(props: BannerProps) {
  const { tone = 'neutral', title, children, actions, onClose, solid = false, className } = props
  const { texts } = useUi()
  const Icon = props.icon ?? icons[tone]
  const urgent = tone === 'danger' || tone === 'warning'
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={clsx(
        'flex items-start gap-3 rounded-lg px-4 py-3 text-sm',
        solid ? 'bg-danger text-on-danger' : toneClass[tone],
        className,
      )}
    >
      <Icon aria-hidden className="mt-px size-4.5 shrink-0" />
      <div className={clsx('min-w-0 flex-1', !solid && 'text-ink')}>
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {actions && <div className="-my-1 flex shrink-0 gap-2">{actions}</div>}
      {onClose && (
        <IconButton
          icon={X}
          size="sm"
          label={texts.close}
          onClick={onClose}
          className={clsx('-my-1 -me-1.5', solid && 'text-on-danger hover:text-on-danger')}
        />
      )}
    </div>
  )
}
