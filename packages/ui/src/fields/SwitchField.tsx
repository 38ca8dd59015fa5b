import { ChoiceFrame, type ChoiceFrameProps } from './ChoiceFrame.tsx'

export interface SwitchFieldProps extends Omit<ChoiceFrameProps, 'children'> {
  value: boolean
  onChange: (value: boolean) => void
  name?: string
}

/** On or off that works at once. In a form that is saved, use `CheckboxField`. */
export function SwitchField({ value, onChange, name, ...frame }: SwitchFieldProps) {
  return (
    <ChoiceFrame {...frame}>
      {(wiring) => (
        <span className="relative inline-flex h-6 w-10 shrink-0 items-center">
          <input
            {...wiring}
            type="checkbox"
            role="switch"
            aria-checked={value}
            name={name}
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
            className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-full disabled:cursor-default"
          />
          <span
            aria-hidden
            className="pointer-events-none h-5.5 w-10 rounded-full bg-line-strong peer-checked:bg-accent peer-disabled:opacity-50"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute start-0.5 size-4.5 rounded-full bg-on-accent transition-[inset-inline-start] duration-100 peer-checked:start-5"
          />
        </span>
      )}
    </ChoiceFrame>
  )
}
