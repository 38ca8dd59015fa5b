import { useFormats } from '@portaria/i18n/react/use-formats'
import { Badge } from '@portaria/ui/display/Badge'
import { useFetchedAtRest } from '@portaria/ui/fetched-at-rest'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { useSuspenseQueries } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { hasWords } from '../text/plain-text.ts'
import { ChatFace } from './ChatFace.tsx'
import type { ChatCalls, ChatContact, ChatEntry } from './chat.types.ts'
import { chatTexts } from './texts/chat-texts.ts'

const OwnProfile = lazyPart(async () => (await import('./OwnProfile.tsx')).OwnProfile)

const { query } = demoClient<ChatCalls>()

export interface ChatPeopleProps {
  /** The id of the contact whose conversation is shown. */
  chosen: string | null
  onChoose: (contact: ChatContact) => void
}

/** The user's own line, and all contacts: those with a chat first, the latest at the top. */
export function ChatPeople({ chosen, onChoose }: ChatPeopleProps) {
  useFetchedAtRest(OwnProfile)
  const t = chatTexts.useTexts()
  const [{ data: contacts }, { data: user }] = useSuspenseQueries({
    queries: [query('GET /api/chat/contacts'), query('GET /api/chat/user')],
  })
  const [typed, setTyped] = useState('')
  const found = contacts.filter(({ name, mood }) => hasWords(`${name} ${mood}`, typed))
  const chats = user.chatList
    .toSorted((one, other) => other.lastMessageTime.localeCompare(one.lastMessageTime))
    .flatMap((entry) => {
      const contact = found.find(({ id }) => id === entry.contactId)
      return contact === undefined ? [] : [{ contact, entry }]
    })
  const others = found.filter(({ id }) => !user.chatList.some((each) => each.contactId === id))
  const line = (contact: ChatContact, entry?: ChatEntry) => (
    <PersonLine
      key={contact.id}
      contact={contact}
      entry={entry}
      chosen={contact.id === chosen}
      onChoose={() => onChoose(contact)}
    />
  )
  return (
    <div className="flex flex-col gap-3 p-3">
      <OwnProfile user={user} />
      <SearchField label={t('search')} value={typed} onChange={setTyped} />
      {found.length === 0 && <p className="px-2.5 py-4 text-sm text-muted">{t('none')}</p>}
      {chats.length > 0 && (
        <section>
          <h2 className="px-2.5 pb-1 text-xs font-medium text-muted">{t('chats')}</h2>
          <ul>{chats.map(({ contact, entry }) => line(contact, entry))}</ul>
        </section>
      )}
      {others.length > 0 && (
        <section>
          <h2 className="px-2.5 pb-1 text-xs font-medium text-muted">{t('contacts')}</h2>
          <ul>{others.map((contact) => line(contact))}</ul>
        </section>
      )}
    </div>
  )
}

interface PersonLineProps {
  contact: ChatContact
  entry: ChatEntry | undefined
  chosen: boolean
  onChoose: () => void
}

function PersonLine({ contact, entry, chosen, onChoose }: PersonLineProps) {
  const t = chatTexts.useTexts()
  const { when } = useFormats()
  const { name, mood, unread } = contact
  return (
    <li className="[contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]">
      <button
        type="button"
        aria-current={chosen || undefined}
        onClick={onChoose}
        className={clsx(
          'flex min-h-14 w-full items-center gap-3 rounded-lg px-2.5 py-1.5 text-start hover-fade hover:bg-hover focus-visible:-outline-offset-2',
          chosen && 'bg-accent-soft hover:bg-accent-soft',
        )}
      >
        <ChatFace person={contact} />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">{name}</span>
          {mood !== '' && <span className="block truncate text-xs text-muted">{mood}</span>}
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1">
          {entry && (
            <time dateTime={entry.lastMessageTime} className="tabular text-xs text-muted">
              {when(entry.lastMessageTime)}
            </time>
          )}
          {unread > 0 && <Badge tone="accent">{t('unread', { count: unread })}</Badge>}
        </span>
      </button>
    </li>
  )
}
