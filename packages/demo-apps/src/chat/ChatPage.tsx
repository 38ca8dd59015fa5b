import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { useFetchedAtRest } from '@portaria/ui/fetched-at-rest'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../host/use-demo-host.ts'
import { ChatPeople } from './ChatPeople.tsx'
import type { ChatContact } from './chat.types.ts'
import { chatTexts } from './texts/chat-texts.ts'

const Conversation = lazyPart(async () => (await import('./Conversation.tsx')).Conversation)

/** `/apps/chat`: people beside the conversation with one of them; on a phone only one of both. */
export function ChatPage() {
  useFetchedAtRest(Conversation)
  const t = chatTexts.useTexts()
  usePageTitle(t('title'))
  const [contact, setContact] = useState<ChatContact | null>(null)
  return (
    <div className="flex h-[calc(100dvh-var(--ui-header,0px)-var(--ui-footer,0px)-2.5rem)] min-h-110 min-w-0 flex-1">
      <section
        aria-label={t('contacts')}
        className={`flex w-full shrink-0 flex-col overflow-y-auto border-e border-line bg-surface md:w-76 ${contact === null ? '' : 'max-md:hidden'}`}
      >
        <h1 className="px-4 pt-4 text-xl font-semibold">{t('title')}</h1>
        <ChatPeople chosen={contact?.id ?? null} onChoose={setContact} />
      </section>
      {contact === null ? (
        <div className="flex flex-1 items-center justify-center max-md:hidden">
          <EmptyState icon={MessagesSquare} title={t('choose')} text={t('chooseText')} />
        </div>
      ) : (
        <Conversation key={contact.id} contactId={contact.id} onBack={() => setContact(null)} />
      )}
    </div>
  )
}
