import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { Chip } from '../display/Badge.tsx'
import { useUi } from '../provider/UiProvider.tsx'
import { Field, type FieldProps } from './Field.tsx'
import { submitOnceDrawn } from './submitOnceDrawn.ts'
import { InputBox } from './TextField.tsx'

export interface ChipsFieldProps extends FieldProps {
  value: readonly string[]
  onChange: (value: string[]) => void
  onBlur?: () => void
  placeholder?: string
  /** Most texts in the list. */
  max?: number
}

/**
 * A list of short texts. Enter or a comma adds one, Backspace removes the last, and lists can be
 * pasted. Ctrl+Enter adds one and submits the form.
 */
export function ChipsField(props: ChipsFieldProps) {
  const { label, description, error, required, disabled, labelHidden, className, ...rest } = props
  const { value, onChange, onBlur, placeholder, max = Number.POSITIVE_INFINITY } = rest
  const frame = { label, description, error, required, disabled, labelHidden, className }
  const { texts } = useUi()
  const [draft, setDraft] = useState('')
  const add = (written: string) => {
    const fresh = written.split(/[,;\n\t]/).map((text) => text.trim())
    const next = [...new Set([...value, ...fresh.filter(Boolean)])].slice(0, max)
    if (next.length !== value.length) onChange(next)
    setDraft('')
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || event.key === ',') {
      if (draft === '') return
      event.preventDefault()
      add(draft)
      if (event.key === ',' || !(event.ctrlKey || event.metaKey)) return
      event.stopPropagation()
      submitOnceDrawn(event.currentTarget)
    } else if (event.key === 'Backspace' && draft === '' && value.length > 0) {
      onChange(value.slice(0, -1))
    }
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[,;\n\t]/.test(text)) return
    event.preventDefault()
    add(draft + text)
  }
  return (
    <Field {...frame}>
      {(wiring) => (
        <InputBox grow className="border-line-strong py-1 ps-1! text-base">
          <div data-chips className="flex min-w-0 flex-1 flex-wrap items-center gap-1">
            {value.map((text) => (
              <Chip
                key={text}
                removeLabel={`${texts.remove} ${text}`}
                disabled={disabled ?? false}
                onRemove={() => onChange(value.filter((other) => other !== text))}
              >
                {text}
              </Chip>
            ))}
            <input
              {...wiring}
              value={draft}
              placeholder={value.length === 0 ? placeholder : undefined}
              onChange={(event) => setDraft(event.target.value)}
              onKeyDown={press}
              onPaste={paste}
              onBlur={() => {
                add(draft)
                onBlur?.()
              }}
              className="h-7 min-w-24 flex-1 bg-transparent ps-2 outline-none"
            />
          </div>
        </InputBox>
      )}
    </Field>
  )
}
