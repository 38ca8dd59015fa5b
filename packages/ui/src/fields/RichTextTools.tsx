import { Toolbar } from '@base-ui/react/toolbar'
import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  Strikethrough,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import type { IconType } from '../display/icon.ts'
import { LinkLine } from './RichTextLink.tsx'
import type { RichTextTexts } from './richTextTexts.ts'

interface Tool {
  name: keyof RichTextTexts
  icon: IconType
  isOn?: (editor: Editor) => boolean
  may?: (editor: Editor) => boolean
  press: (editor: Editor) => void
}

const focused = (editor: Editor) => editor.chain().focus()

const mark = (name: 'bold' | 'italic' | 'underline' | 'strike', icon: IconType): Tool => ({
  name,
  icon,
  isOn: (editor) => editor.isActive(name),
  press: (editor) => focused(editor).toggleMark(name).run(),
})

const heading = (name: 'heading' | 'subheading', level: 2 | 3, icon: IconType): Tool => ({
  name,
  icon,
  isOn: (editor) => editor.isActive('heading', { level }),
  press: (editor) => focused(editor).toggleHeading({ level }).run(),
})

const groups: readonly (readonly Tool[])[] = [
  [heading('heading', 2, Heading2), heading('subheading', 3, Heading3)],
  [
    mark('bold', Bold),
    mark('italic', Italic),
    mark('underline', Underline),
    mark('strike', Strikethrough),
  ],
  [
    {
      name: 'bullets',
      icon: List,
      isOn: (editor) => editor.isActive('bulletList'),
      press: (editor) => focused(editor).toggleBulletList().run(),
    },
    {
      name: 'numbers',
      icon: ListOrdered,
      isOn: (editor) => editor.isActive('orderedList'),
      press: (editor) => focused(editor).toggleOrderedList().run(),
    },
    {
      name: 'quote',
      icon: TextQuote,
      isOn: (editor) => editor.isActive('blockquote'),
      press: (editor) => focused(editor).toggleBlockquote().run(),
    },
  ],
  [
    {
      name: 'undo',
      icon: Undo2,
      may: (editor) => editor.can().undo(),
      press: (editor) => focused(editor).undo().run(),
    },
    {
      name: 'redo',
      icon: Redo2,
      may: (editor) => editor.can().redo(),
      press: (editor) => focused(editor).redo().run(),
    },
  ],
]

/** The buttons above formatted text: one tab stop, with arrow keys between them. */
export function RichTextTools({ editor, texts }: { editor: Editor; texts: RichTextTexts }) {
  const [isLinking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      on: groups.map((tools) => tools.map((tool) => tool.isOn?.(one) ?? null)),
      may: groups.map((tools) => tools.map((tool) => tool.may?.(one) ?? true)),
      isLink: one.isActive('link'),
    }),
  })
  return (
    <>
      <Toolbar.Root
        aria-label={texts.toolbar}
        className="flex flex-wrap items-center gap-x-3 gap-y-0.5 border-b border-line px-1.5 py-1"
      >
        {groups.map((tools, nth) => (
          <Toolbar.Group key={tools[0]?.name} className="flex gap-0.5">
            {tools.map((tool, place) => {
              const isOn = state.on[nth]?.[place]
              return (
                <Toolbar.Button
                  key={tool.name}
                  disabled={state.may[nth]?.[place] === false}
                  onClick={() => tool.press(editor)}
                  render={
                    <IconButton
                      size="sm"
                      icon={tool.icon}
                      label={texts[tool.name]}
                      {...(typeof isOn === 'boolean' && { pressed: isOn })}
                    />
                  }
                />
              )
            })}
            {nth === 2 && (
              <Toolbar.Button
                onClick={() => setLinking(!isLinking)}
                aria-expanded={isLinking}
                render={
                  <IconButton size="sm" icon={Link} label={texts.link} pressed={state.isLink} />
                }
              />
            )}
          </Toolbar.Group>
        ))}
      </Toolbar.Root>
      {isLinking && <LinkLine editor={editor} texts={texts} onDone={() => setLinking(false)} />}
    </>
  )
}
