import { useFormats } from '@portaria/i18n/react/use-formats'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { ScrollRegion } from '@portaria/ui/layout/ScrollRegion'
import { useSuspenseQueries } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ArrowLeft, MessagesSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { queries } from '../host/query-cache.ts'
import { ChatFace } from './ChatFace.tsx'
import type { ChatCalls, ChatMessage } from './chat.types.ts'
import { MessageBox } from './MessageBox.tsx'
import { messagesByDay } from './messages-by-day.ts'
import { chatTexts } from './texts/chat-texts.ts'

const { query } = demoClient<ChatCalls>()

export interface ConversationProps {
  contactId: string
  onBack: () => void
  /** Whether it is in the panel, where the back button is shown at every width. */
  inPanel?: boolean
}

/** The messages with one contact by day, with a box to write in. */
export function Conversation({ contactId, onBack, inPanel = false }: ConversationProps) {
  const t = chatTexts.useTexts()
  const { longDay } = useFormats()
  const asked = query('GET /api/chat/get-chat', { query: { contactId, userId: 'user' } })
  const [{ data }, { data: contacts }] = useSuspenseQueries({
    queries: [asked, query('GET /api/chat/contacts')],
  })
  const contact = contacts.find(({ id }) => id === contactId)
  const { dialog } = data.chat
  const end = useRef<HTMLDivElement>(null)
  const written = dialog.length
  useEffect(() => {
    if (written > 0) end.current?.scrollIntoView({ block: 'end' })
  }, [written])
  // Opening the conversation has marked its messages as read, and may have created the chat.
  useEffect(() => {
    const shown = [query('GET /api/chat/contacts'), query('GET /api/chat/user')]
    for (const { queryKey } of shown) void queries.invalidateQueries({ queryKey })
  }, [])
  if (contact === undefined) return null
  const { name, mood, status } = contact
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <header className="flex items-center gap-3 border-b border-line px-4 py-2.5">
        <IconButton
          icon={ArrowLeft}
          label={t('back')}
          onClick={onBack}
          className={clsx('rtl:-scale-x-100', !inPanel && 'md:hidden')}
        />
        <ChatFace person={contact} />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-base font-semibold">{name}</h2>
          <p className="truncate text-xs text-muted">
            {[t(`status.${status}`), mood].filter(Boolean).join(' · ')}
          </p>
        </div>
      </header>
      <ScrollRegion
        label={t('messages', { name })}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4"
      >
        {dialog.length === 0 && (
          <EmptyState icon={MessagesSquare} title={t('begin')} text={t('beginText', { name })} />
        )}
        {messagesByDay(dialog).map(({ day, messages }) => (
          <section key={day} className="pb-3">
            <h3 className="mx-auto w-fit rounded-full bg-sunken px-3 py-1 text-xs font-medium text-muted first-letter:uppercase">
              {longDay(new Date(messages[0]?.time ?? day))}
            </h3>
            <ul className="flex flex-col gap-1.5 pt-3">
              {messages.map((message) => (
                <Message
                  key={`${message.time} ${message.message}`}
                  message={message}
                  own={message.who !== contactId}
                  name={name}
                />
              ))}
            </ul>
          </section>
        ))}
        <div ref={end} />
      </ScrollRegion>
      <MessageBox chatId={data.chat.id} contactId={contactId} name={name} />
    </div>
  )
}

interface MessageProps {
  message: ChatMessage
  own: boolean
  name: string
}

function Message({ message, own, name }: MessageProps) {
  const t = chatTexts.useTexts()
  const { time } = useFormats()
  return (
    <li className={clsx('flex', own && 'justify-end')}>
      <div
        className={clsx(
          'max-w-[85%] rounded-xl px-3.5 py-2 text-sm sm:max-w-120',
          own ? 'rounded-ee-sm bg-accent-soft' : 'rounded-es-sm bg-sunken',
        )}
      >
        <span className="sr-only">{own ? t('you') : name}</span>
        <p className="wrap-anywhere whitespace-pre-line">{message.message}</p>
        <time dateTime={message.time} className="tabular mt-0.5 block text-end text-xs text-muted">
          {time(new Date(message.time))}
        </time>
      </div>
    </li>
  )
}
