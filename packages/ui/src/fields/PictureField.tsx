import { clsx } from 'clsx'
import { memo, type ReactNode, useId } from 'react'

export interface PictureOption<Value extends string> {
  value: Value
  label: string
  /** What it looks like, a `ui-picture`; unread, for the label says it. */
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
          <Picture
            key={option.value}
            name={id}
            {...option}
            checked={option.value === value}
            onChoose={onChange}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface PictureProps {
  name: string
  value: string
  label: string
  picture: ReactNode
  checked: boolean
  onChoose: (value: never) => void
}

/** One choice. Of two dozen only the old and the new one are drawn again. */
const Picture = memo(function Picture(props: PictureProps) {
  const { name, value, label, picture, checked, onChoose } = props
  return (
    <label className="group relative min-w-0 cursor-pointer text-center text-xs wrap-anywhere text-muted has-checked:font-medium has-checked:text-ink">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={() => onChoose(value as never)}
        className="absolute inset-x-0 top-0 z-10 m-0 h-[calc(4rem+2px)] cursor-pointer appearance-none rounded-lg border border-line outline-offset-2 group-hover:outline-2 group-hover:outline-line-strong checked:outline-2 checked:outline-accent focus-visible:outline-ring group-hover:checked:outline-accent"
      />
      {picture}
      {label}
    </label>
  )
})
