import { Combobox } from '@base-ui/react/combobox'
import { X } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { useUi } from '../provider/UiProvider.tsx'
import { ComboboxList } from './ComboboxList.tsx'
import type { ComboboxItem } from './comboboxSearch.ts'
import { type ComboboxSearchProps, useComboboxKeys, useComboboxSearch } from './comboboxSearch.ts'
import { Field, type FieldProps } from './Field.tsx'
import { InputBox } from './TextField.tsx'

export interface MultiComboboxFieldProps extends FieldProps, ComboboxSearchProps {
  value: readonly ComboboxItem[]
  onChange: (value: ComboboxItem[]) => void
  onBlur?: () => void
  name?: string
  ref?: Ref<HTMLInputElement>
  placeholder?: string
}

/** A choice of several among many, found by typing and shown as chips in the box. */
export function MultiComboboxField(props: MultiComboboxFieldProps) {
  const { label, description, error, required, disabled, labelHidden, className, ...rest } = props
  const { value, onChange, onBlur, name, ref, placeholder, items, onSearch, loading } = rest
  const frame = { label, description, error, required, disabled, labelHidden, className }
  const { texts } = useUi()
  const box = useRef<HTMLDivElement>(null)
  const search = useComboboxSearch({ items, onSearch, loading })
  const onKeyDown = useComboboxKeys({ onSearch, loading })
  return (
    <Field {...frame}>
      {({ id, disabled: _disabled, ...aria }) => (
        <Combobox.Root
          {...search}
          multiple
          value={[...value]}
          onValueChange={(next) => onChange(next)}
          name={name}
          disabled={disabled}
          autoHighlight
        >
          <InputBox grow ref={box} className="border-line-strong py-1 ps-1! text-base">
            <Combobox.Chips data-chips className="flex min-w-0 flex-1 flex-wrap items-center gap-1">
              {value.map((item) => (
                <Combobox.Chip
                  key={item.value}
                  aria-label={item.label}
                  className="inline-flex h-7 max-w-full items-center rounded-md bg-hover ps-2 text-sm outline-none focus-within:bg-accent-soft data-highlighted:bg-accent-soft"
                >
                  <span className="truncate">{item.label}</span>
                  <Combobox.ChipRemove
                    aria-label={`${texts.remove} ${item.label}`}
                    className="ms-0.5 inline-flex size-6 items-center justify-center rounded-md text-muted hover:text-ink"
                  >
                    <X aria-hidden className="size-3.5" />
                  </Combobox.ChipRemove>
                </Combobox.Chip>
              ))}
              <Combobox.Input
                ref={ref}
                id={id}
                {...aria}
                onBlur={onBlur}
                onKeyDown={onKeyDown}
                placeholder={value.length === 0 ? placeholder : undefined}
                className="h-7 min-w-24 flex-1 bg-transparent ps-2 outline-none"
              />
            </Combobox.Chips>
          </InputBox>
          <ComboboxList label={label} loading={loading} anchor={box} />
        </Combobox.Root>
      )}
    </Field>
  )
}
