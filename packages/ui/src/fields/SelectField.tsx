import { Select } from '@base-ui/react/select'
import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { controlFrame, controlRing, optionClass } from './controlClass.ts'
import { Field, type FieldProps } from './Field.tsx'

export interface SelectOption {
  value: string
  label: string
  description?: string
  disabled?: boolean
}

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[]
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  name?: string
  ref?: Ref<HTMLButtonElement>
  placeholder?: string
  /** The text of a first option that clears the choice; without it a choice cannot be cleared. */
  emptyLabel?: string
  size?: 'sm' | 'md'
}

/**
 * A choice of one among a few options. For many, or for those of the server, use `ComboboxField`.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, description, error, required, disabled, labelHidden, className, ...rest } = props
  const { options, value, onChange, onBlur, name, ref, placeholder, emptyLabel, size } = rest
  const frame = { label, description, error, required, disabled, labelHidden, className }
  return (
    <Field {...frame}>
      {({ id, disabled: _disabled, ...aria }, labelId) => (
        <Select.Root
          items={options}
          value={value}
          onValueChange={(next) => onChange(next)}
          name={name}
          disabled={disabled}
          id={id}
          modal={false}
        >
          <Select.Trigger
            ref={ref}
            onBlur={onBlur}
            {...aria}
            aria-labelledby={labelId}
            className={clsx(
              'flex w-full items-center gap-2 border-line-strong ps-3 pe-2.5 text-start data-popup-open:border-ring',
              size === 'sm' ? 'h-9 text-sm pointer-coarse:h-11' : 'h-control text-base',
              controlFrame,
              controlRing,
            )}
          >
            <Select.Value
              placeholder={placeholder ?? '\u00a0'}
              className="min-w-0 flex-1 truncate data-placeholder:text-muted"
            />
            <Select.Icon className="text-muted">
              <ChevronDown aria-hidden className="size-4" />
            </Select.Icon>
          </Select.Trigger>
          <Select.Portal>
            <Select.Positioner
              sideOffset={4}
              alignItemWithTrigger={false}
              className="z-50 outline-none"
            >
              <Select.Popup className="ui-float max-h-(--available-height) min-w-(--anchor-width) max-w-(--available-width) overflow-y-auto p-1 outline-none">
                <Select.List>
                  {emptyLabel && (
                    <Select.Item value={null} className={clsx(optionClass, 'text-muted')}>
                      <Select.ItemText>{emptyLabel}</Select.ItemText>
                    </Select.Item>
                  )}
                  {options.map((option) => (
                    <Select.Item
                      key={option.value}
                      value={option.value}
                      disabled={option.disabled}
                      className={optionClass}
                    >
                      <div className="min-w-0 flex-1">
                        <Select.ItemText>{option.label}</Select.ItemText>
                        {option.description && (
                          <span className="block text-xs text-muted">{option.description}</span>
                        )}
                      </div>
                      <Select.ItemIndicator className="text-accent-ink">
                        <Check aria-hidden className="size-4" />
                      </Select.ItemIndicator>
                    </Select.Item>
                  ))}
                </Select.List>
              </Select.Popup>
            </Select.Positioner>
          </Select.Portal>
        </Select.Root>
      )}
    </Field>
  )
}
