import { clsx } from 'clsx'
import { memo, useId } from 'react'
import type { Picture } from './pictures.ts'

export interface PictureOption<Value extends string> {
  value: Value
  label: string
  picture: Picture
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

/** A choice of one option by its picture, which takes effect at once. */
export function PictureField<Value extends string>(props: PictureFieldProps<Value>) {
  const { label, labelHidden, options, value, onChange, columns = 3 } = props
  const id = useId()
  return (
    <fieldset role="radiogroup" className="min-w-0">
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{label}</legend>
      <div className={clsx('ui-pictures grid gap-x-3 gap-y-2.5', grids[columns])}>
        {options.map((option) => (
          <Choice
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

interface ChoiceProps {
  name: string
  value: string
  label: string
  picture: Picture
  checked: boolean
  onChoose: (value: never) => void
}

/**
 * One option, painted on its control; memoised, so that a change renders only the old and the new
 * one.
 */
const Choice = memo(function Choice(props: ChoiceProps) {
  const { name, value, label, picture, checked, onChoose } = props
  const { look, scheme, lower, kind } = picture
  return (
    <label className="ui-picture-choice">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={() => onChoose(value as never)}
        data-theme={scheme}
        data-kind={kind}
        className={clsx('ui-picture', look)}
      />
      {lower && <span data-theme={lower} className={clsx('ui-picture ui-picture-lower', look)} />}
      {label}
    </label>
  )
})
