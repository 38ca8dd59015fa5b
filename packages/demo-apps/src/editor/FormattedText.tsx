import { RichTextField, type RichTextFieldProps } from '@portaria/ui/fields/RichTextField'
import { editorTexts } from './texts/editor-texts.ts'

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

/** A field for formatted text, with buttons in the language of the page. */
export function FormattedText(props: Omit<RichTextFieldProps, 'texts'>) {
  const t = editorTexts.useTexts()
  const texts = Object.fromEntries(names.map((name) => [name, t(name)])) as Record<
    (typeof names)[number],
    string
  >
  return <RichTextField {...props} texts={texts} />
}
