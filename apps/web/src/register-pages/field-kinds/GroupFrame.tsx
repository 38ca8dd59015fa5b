import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

export interface GroupFrameProps {
  label: string
  description?: string | undefined
  error?: string | undefined
  required?: boolean
  children: ReactNode
  /** Indents the content if it consists of several fields. */
  inset?: boolean
}

/** The frame of a field with several controls: one label, help text and error for all of them. */
export function GroupFrame(props: GroupFrameProps) {
  const { label, description, error, required = false, children, inset = false } = props
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined} className="min-w-0">
      <legend className="text-sm font-medium">
        {label}
        {required && (
          <span aria-hidden className="ms-0.5 text-danger-ink">
            *
          </span>
        )}
      </legend>
      {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
      <div
        className={clsx(
          'mt-1.5',
          inset && 'flex flex-col gap-field border-s-2 border-line ps-4 pt-1',
        )}
      >
        {children}
      </div>
      <div aria-live="polite" className="empty:hidden">
        {error && (
          <p id={id} className="mt-1.5 text-sm text-danger-ink">
            {error}
          </p>
        )}
      </div>
    </fieldset>
  )
}
