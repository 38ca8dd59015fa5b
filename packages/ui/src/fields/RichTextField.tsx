import { lazyPart } from '../lazy/lazyPart.tsx'
import { Field, type FieldProps } from './Field.tsx'
import type { RichTextTexts } from './richTextTexts.ts'

export interface RichTextFieldProps extends FieldProps {
  /** The HTML; '' if empty. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  texts: RichTextTexts
}

const Editor = lazyPart(async () => (await import('./RichTextEditor.tsx')).RichTextEditor)

/**
 * Text with headings, lists and links. The editor's code is loaded when the field is first shown.
 */
export function RichTextField({ value, onChange, onBlur, texts, ...frame }: RichTextFieldProps) {
  return (
    <Field {...frame}>
      {(wiring, labelId) => (
        <Editor
          wiring={wiring}
          labelId={labelId}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          texts={texts}
          fallback={
            <div aria-busy className="min-h-62 rounded-lg border border-line-strong bg-surface" />
          }
        />
      )}
    </Field>
  )
}
