import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

export interface PictureOption<Value extends string> {
  value: Value
  label: string
  /** What it looks like; unread, for the label says it. */
  picture: ReactNode
}

export interface PictureFieldProps<Value extends string> {
  label: string
  labelHidden?: boolean
  options: readonly PictureOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  columns?: 2 | 3 | 4
}

const grids = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4' }

/** One of many, chosen by its picture; works at once. */
export function PictureField<Value extends string>(props: PictureFieldProps<Value>) {
  const { label, labelHidden, options, value, onChange, columns = 3 } = props
  const id = useId()
  return (
    <fieldset role="radiogroup" className="min-w-0">
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{label}</legend>
      <div className={clsx('grid gap-x-3 gap-y-2.5', grids[columns])}>
        {options.map((option) => (
          <label key={option.value} className="group relative min-w-0 cursor-pointer">
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="peer absolute inset-0 z-10 m-0 cursor-pointer appearance-none rounded-lg outline-none"
            />
            <span
              aria-hidden
              className="block overflow-hidden rounded-lg border border-line outline-2 outline-offset-2 outline-transparent group-hover:outline-line-strong peer-checked:outline-accent peer-focus-visible:outline-ring group-hover:peer-checked:outline-accent"
            >
              {option.picture}
            </span>
            <span className="mt-1.5 block truncate text-center text-xs text-muted peer-checked:font-medium peer-checked:text-ink">
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
