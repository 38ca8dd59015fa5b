import { Avatar } from '@portaria/ui/display/Avatar'
import { Badge } from '@portaria/ui/display/Badge'
import type { IconType } from '@portaria/ui/icon'
import type { ReactNode } from 'react'
import type { GateBadge } from './desk/gate-words.ts'
import { gateTexts } from './texts/gate-texts.ts'

export interface GateLineProps {
  name: string
  /** The number of companions. */
  companions?: number
  detail: ReactNode
  photo?: string | undefined
  /** Replaces the face. */
  icon?: IconType
  badges?: readonly GateBadge[]
  /** Why they cannot enter now; shown before anybody tries. */
  reason?: string | null
  /** Content at the end of the line: its action. */
  children?: ReactNode
}

/**
 * A person or thing at the gate in large type: face, name, destination, time, and anything unusual.
 */
export function GateLine(props: GateLineProps) {
  const { name, companions = 0, detail, photo, icon: Icon, badges, reason, children } = props
  const t = gateTexts.useTexts()
  return (
    <div className="flex min-w-0 flex-1 basis-72 flex-wrap items-center gap-x-3 gap-y-2">
      {Icon ? (
        <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-hover text-muted">
          <Icon aria-hidden className="size-5" strokeWidth={1.75} />
        </span>
      ) : (
        <Avatar name={name} src={photo} size="lg" />
      )}
      <span className="min-w-0 flex-1 basis-48">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="min-w-0 text-base font-semibold wrap-anywhere">{name}</span>
          {companions > 0 && (
            <span className="font-semibold">{t('hit.companions', { count: companions })}</span>
          )}
          {badges?.map(({ label, tone }) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
        </span>
        {reason && (
          <span className="tabular block text-sm font-medium text-warning-ink">{reason}</span>
        )}
        <span className="tabular block text-sm text-pretty text-muted">{detail}</span>
      </span>
      {children}
    </div>
  )
}
