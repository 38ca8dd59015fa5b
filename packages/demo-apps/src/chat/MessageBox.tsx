import { IconButton } from '@portaria/ui/actions/IconButton'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import type { ChatCalls } from './chat.types.ts'
import { chatTexts } from './texts/chat-texts.ts'

const { change } = demoClient<ChatCalls>()

export interface MessageBoxProps {
  chatId: string
  contactId: string
  name: string
}

/** The box for a message: Enter sends it, Shift+Enter makes a new line. */
export function MessageBox({ chatId, contactId, name }: MessageBoxProps) {
  const t = chatTexts.useTexts()
  const [typed, setTyped] = useState('')
  const send = async () => {
    const messageText = typed.trim()
    if (messageText === '') return
    setTyped('')
    await change('POST /api/chat/send-message', { body: { chatId, messageText, contactId } })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2 border-t border-line px-4 py-3">
      <TextArea
        label={t('message', { name })}
        labelHidden
        placeholder={t('message', { name })}
        rows={1}
        className="flex-1"
        value={typed}
        onChange={setTyped}
        onKeyDown={press}
      />
      <IconButton
        icon={SendHorizontal}
        label={t('send')}
        disabled={typed.trim() === ''}
        onClick={() => void send()}
        className="rtl:-scale-x-100"
      />
    </form>
  )
}
