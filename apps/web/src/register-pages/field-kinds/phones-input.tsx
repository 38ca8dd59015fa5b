import { codedValueTypes } from '@portaria/contract/define-register/field-kinds/coded-value-types'
import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { MaskedTextField } from '@portaria/ui/fields/MaskedTextField'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { pageTexts } from '../texts/register-page-texts.ts'
import { asTexts, type FieldInput, type FieldInputProps, frameOf } from './field-input.ts'
import { GroupFrame } from './GroupFrame.tsx'
import { masks } from './masks.ts'

function PhonesInput(props: FieldInputProps) {
  const text = pageTexts.useTexts()
  const numbers = asTexts(props.value)
  const shown = numbers.length === 0 ? [''] : numbers
  const change = (index: number, number: string) => props.onChange(shown.with(index, number))
  const disabled = props.disabled ?? false
  const list = useRef<HTMLDivElement>(null)
  const add = () => {
    props.onChange([...shown, ''])
    setTimeout(() => [...(list.current?.querySelectorAll('input') ?? [])].at(-1)?.focus())
  }
  return (
    <GroupFrame {...frameOf(props)} description={props.description ?? text('phones.main')}>
      <div ref={list} className="flex flex-col items-start gap-2">
        {shown.map((number, index) => (
          <div key={index} className="flex w-full items-start gap-1">
            <MaskedTextField
              label={text('phones.number', { number: index + 1 })}
              labelHidden
              type="tel"
              inputMode="tel"
              autoComplete="off"
              className="flex-1"
              disabled={disabled}
              mask={masks.phone}
              value={number}
              error={props.errors[String(index)]}
              onChange={(typed) => change(index, typed)}
              onBlur={props.onBlur}
            />
            {shown.length > 1 && (
              <IconButton
                icon={Trash2}
                label={text('rows.removePhone', { number: index + 1 })}
                disabled={disabled}
                onClick={() => props.onChange(shown.toSpliced(index, 1))}
              />
            )}
          </div>
        ))}
        <Button
          size="sm"
          icon={Plus}
          disabled={disabled || shown.length >= (props.field.max ?? 10) || shown.at(-1) === ''}
          onClick={add}
        >
          {text('phones.add')}
        </Button>
      </div>
    </GroupFrame>
  )
}

export const phonesInput: FieldInput = {
  read: (value) => asTexts(value).map((number) => codedValueTypes.phone.format(number)),
  write: asTexts,
  Input: PhonesInput,
}
