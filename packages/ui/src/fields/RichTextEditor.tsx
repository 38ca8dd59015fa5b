import { DOMParser } from '@tiptap/pm/model'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { readRichText } from '../display/readRichText.ts'
import { controlFrame } from './controlClass.ts'
import type { ControlWiring } from './Field.tsx'
import { withoutLooks } from './pastedHtml.ts'
import { RichTextTools } from './RichTextTools.tsx'
import type { RichTextTexts } from './richTextTexts.ts'

interface RichTextEditorProps {
  wiring: ControlWiring
  labelId: string
  value: string
  onChange: (html: string) => void
  onBlur: (() => void) | undefined
  texts: RichTextTexts
}

const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    trailingNode: false,
    dropcursor: false,
    gapcursor: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
  }),
]

/**
 * An empty document as JSON: for HTML, even if empty, tiptap uses a parser without trusted types.
 */
const empty = { type: 'doc', content: [{ type: 'paragraph' }] }

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML())

/** Parses the editor's HTML under our own policy of trusted types. */
const contentOf = ({ schema }: Editor, html: string): object =>
  DOMParser.fromSchema(schema).parse(readRichText(html)).toJSON() as object

/** The box for editing formatted text. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { wiring, labelId, value, onChange, onBlur, texts } = props
  const { id, disabled, ...aria } = wiring
  const written = useRef('')
  const editor = useEditor({
    extensions,
    content: empty,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate({ editor: one }) {
      written.current = htmlOf(one)
      onChange(written.current)
    },
    onBlur: () => onBlur?.(),
  })
  const attributes = JSON.stringify({
    id,
    role: 'textbox',
    class: 'ui-rich-text min-h-48 max-h-[60vh] overflow-y-auto px-3 py-2.5',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    ...aria,
  })
  useEffect(() => {
    editor.setOptions({
      editable: !disabled,
      editorProps: {
        attributes: JSON.parse(attributes) as Record<string, string>,
        transformPastedHTML: withoutLooks,
        // Tab leaves the box: inside lists the editor would trap people without a mouse.
        handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
      },
    })
  }, [editor, attributes, disabled])
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(contentOf(editor, value), { emitUpdate: false })
  }, [editor, value])
  return (
    <div
      className={clsx(
        'border-line-strong has-[.ProseMirror:focus-visible]:border-ring has-[.ProseMirror:focus-visible]:outline-2 has-[.ProseMirror:focus-visible]:-outline-offset-1 has-[.ProseMirror:focus-visible]:outline-ring',
        controlFrame,
      )}
    >
      {!disabled && <RichTextTools editor={editor} texts={texts} />}
      <EditorContent editor={editor} />
    </div>
  )
}
