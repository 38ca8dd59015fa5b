import { useState } from 'react'
import { ChatPeople } from './ChatPeople.tsx'
import { Conversation } from './Conversation.tsx'
import type { ChatContact } from './chat.types.ts'

/** The chats within the panel: the people, or the conversation with one of them. */
export function PanelChats() {
  const [contact, setContact] = useState<ChatContact | null>(null)
  if (contact === null) return <ChatPeople chosen={null} onChoose={setContact} />
  return (
    <div className="flex h-full flex-col">
      <Conversation
        key={contact.id}
        contactId={contact.id}
        onBack={() => setContact(null)}
        inPanel
      />
    </div>
  )
}
