import { clsx } from 'clsx'
import { FileText, Upload, X } from 'lucide-react'
import { type DragEvent, type Ref, useRef, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { useUi } from '../provider/UiProvider.tsx'
import { Field, type FieldProps } from './Field.tsx'
import { sizeWords } from './size-words.ts'

export interface FileFieldProps extends FieldProps {
  value: File | null
  onChange: (file: File | null) => void
  /** Accepted types, as in HTML: `.csv,application/pdf`. */
  accept?: string
  name?: string
  ref?: Ref<HTMLInputElement>
  /** A hint on accepted files, for example "PDF ou CSV, até 10 MB". */
  hint?: string
}

/** A file, picked or dropped. Its size is formatted for the locale. */
export function FileField(props: FileFieldProps) {
  const { label, description, error, required, disabled, labelHidden, className, ...rest } = props
  const { value, onChange, accept, name, ref, hint } = rest
  const frame = { label, description, error, required, disabled, labelHidden, className }
  const { texts, locale } = useUi()
  const box = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !disabled) onChange(file)
  }
  return (
    <Field {...frame}>
      {(wiring) => (
        <div
          ref={box}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={clsx(
            'flex min-h-16 items-center gap-3 rounded-lg border border-dashed px-4 py-3 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ring',
            over ? 'border-accent bg-accent-soft' : 'border-line-strong',
          )}
        >
          <input
            {...wiring}
            ref={ref}
            type="file"
            name={name}
            accept={accept}
            className="sr-only"
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file) onChange(file)
              event.target.value = ''
            }}
          />
          {value ? (
            <>
              <FileText aria-hidden className="size-5 shrink-0 text-muted" />
              <span className="min-w-0 flex-1 text-sm">
                <span className="block truncate font-medium">{value.name}</span>
                <span className="tabular text-muted">{sizeWords(value.size, locale)}</span>
              </span>
              <IconButton
                icon={X}
                size="sm"
                label={texts.remove}
                disabled={disabled}
                onClick={() => onChange(null)}
              />
            </>
          ) : (
            <>
              <Button
                icon={Upload}
                disabled={disabled}
                tabIndex={-1}
                aria-hidden
                onClick={() => box.current?.querySelector('input')?.click()}
              >
                {texts.chooseFile}
              </Button>
              {hint && <span className="text-sm text-muted">{hint}</span>}
            </>
          )}
        </div>
      )}
    </Field>
  )
}
