import { ChatPeople } from './ChatPeople.tsx'
import { Conversation } from './Conversation.tsx'
import type { ChatContact } from './chat.types.ts'

export interface PanelChatsProps {
  contact: ChatContact | null
  onChoose: (contact: ChatContact | null) => void
}

/** The content of the chat panel: the people, or the conversation with one of them. */
export function PanelChats({ contact, onChoose }: PanelChatsProps) {
  if (contact === null) return <ChatPeople chosen={null} onChoose={onChoose} />
  return (
    <div className="flex h-full flex-col">
      <Conversation key={contact.id} contactId={contact.id} onBack={() => onChoose(null)} inPanel />
    </div>
  )
}
