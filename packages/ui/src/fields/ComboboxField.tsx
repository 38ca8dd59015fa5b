import { Combobox } from '@base-ui/react/combobox'
import { ChevronDown, X } from 'lucide-react'
import type { Ref } from 'react'
import { useUi } from '../provider/UiProvider.tsx'
import { ComboboxList } from './ComboboxList.tsx'
import {
  type ComboboxItem,
  type ComboboxSearchProps,
  useComboboxKeys,
  useComboboxSearch,
} from './comboboxSearch.ts'
import { bareInput, insetButton } from './controlClass.ts'
import { Field, type FieldProps } from './Field.tsx'
import { InputBox } from './TextField.tsx'

export type { ComboboxItem } from './comboboxSearch.ts'

export interface ComboboxFieldProps extends FieldProps, ComboboxSearchProps {
  value: ComboboxItem | null
  onChange: (value: ComboboxItem | null) => void
  onBlur?: () => void
  name?: string
  ref?: Ref<HTMLInputElement>
  placeholder?: string
}

/**
 * A choice of one among many, found by typing. With `onSearch` the server filters, otherwise the
 * field.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, description, error, required, disabled, labelHidden, className, ...rest } = props
  const { value, onChange, onBlur, name, ref, placeholder, items, onSearch, loading } = rest
  const frame = { label, description, error, required, disabled, labelHidden, className }
  const { texts } = useUi()
  const search = useComboboxSearch({ items, onSearch, loading })
  const onKeyDown = useComboboxKeys({ onSearch, loading })
  return (
    <Field {...frame}>
      {({ id, disabled: _disabled, ...aria }) => (
        <Combobox.Root
          {...search}
          value={value}
          onValueChange={(next) => onChange(next)}
          name={name}
          disabled={disabled}
          autoHighlight
        >
          <Combobox.InputGroup
            render={
              <InputBox
                end={
                  <>
                    <Combobox.Clear aria-label={texts.clear} className={insetButton}>
                      <X aria-hidden className="size-4" />
                    </Combobox.Clear>
                    <Combobox.Trigger aria-label={texts.openList} className={insetButton}>
                      <ChevronDown aria-hidden className="size-4" />
                    </Combobox.Trigger>
                  </>
                }
              >
                <Combobox.Input
                  ref={ref}
                  id={id}
                  {...aria}
                  onBlur={onBlur}
                  onKeyDown={onKeyDown}
                  placeholder={placeholder}
                  className={bareInput}
                />
              </InputBox>
            }
          />
          <ComboboxList label={label} loading={loading} />
        </Combobox.Root>
      )}
    </Field>
  )
}
