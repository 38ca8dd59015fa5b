import { RichTextField } from '@portaria/ui/fields/RichTextField'
import { asText, type FieldInput, type FieldInputProps, frameOf } from '../field-input.ts'
import { richTextTexts } from './texts/rich-text-texts.ts'

const names = [
  'toolbar',
  'bold',
  'italic',
  'underline',
  'strike',
  'heading',
  'subheading',
  'bullets',
  'numbers',
  'quote',
  'link',
  'address',
  'addressHint',
  'wrongAddress',
  'apply',
  'unlink',
  'undo',
  'redo',
] as const

function RichTextInput(props: FieldInputProps) {
  const text = richTextTexts.useTexts()
  const texts = Object.fromEntries(names.map((name) => [name, text(name)])) as Record<
    (typeof names)[number],
    string
  >
  return (
    <RichTextField
      {...frameOf(props)}
      texts={texts}
      value={asText(props.value)}
      onChange={props.onChange}
      onBlur={props.onBlur}
    />
  )
}

/** The form value is HTML. */
export const richTextInput: FieldInput = {
  read: asText,
  write: asText,
  isTall: true,
  Input: RichTextInput,
}
