import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import type { RichTextTexts } from './richTextTexts.ts'
import { TextField } from './TextField.tsx'

interface LinkLineProps {
  editor: Editor
  texts: RichTextTexts
  onDone: () => void
}

const isMail = (typed: string) => /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(typed)

/**
 * Converts typed text to the address of a link; null for none. The scheme of a web site may be
 * omitted.
 */
function addressOf(typed: string): string | null {
  const text = typed.trim()
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(text) || /^\/(?![/\\])\S*$/.test(text)) return text
  if (isMail(text)) return `mailto:${text}`
  return /^[^\s:/]+\.[^\s:]+$/.test(text) ? `https://${text}` : null
}

/**
 * The line below the buttons that asks for the address of a link. Enter applies it, Escape closes
 * it.
 */
export function LinkLine({ editor, texts, onDone }: LinkLineProps) {
  const [address, setAddress] = useState<string>(
    () => (editor.getAttributes('link')['href'] as string | undefined) ?? '',
  )
  const [isWrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const isLink = editor.isActive('link')
  const apply = () => {
    const href = addressOf(address)
    if (href === null) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !isLink)
      chain.insertContent({
        type: 'text',
        text: address.trim(),
        marks: [{ type: 'link', attrs: { href } }],
      })
    else chain.setLink({ href })
    chain.run()
    return onDone()
  }
  const unlink = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // The key must neither submit nor close the form around it.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') return apply()
    editor.commands.focus()
    onDone()
  }
  return (
    <div className="flex flex-wrap items-end gap-2 border-b border-line p-2">
      <TextField
        label={texts.address}
        placeholder={texts.addressHint}
        value={address}
        onChange={(typed) => {
          setAddress(typed)
          setWrong(false)
        }}
        error={isWrong ? texts.wrongAddress : undefined}
        ref={input}
        onKeyDown={keys}
        autoComplete="off"
        className="min-w-48 flex-1"
      />
      <Button size="sm" onClick={apply}>
        {texts.apply}
      </Button>
      {isLink && (
        <Button size="sm" variant="ghost" onClick={unlink}>
          {texts.unlink}
        </Button>
      )}
    </div>
  )
}
