import { Button } from '@portaria/ui/actions/Button'
import { CompactLabel } from '@portaria/ui/actions/CompactLabel'
import { Drawer } from '@portaria/ui/overlays/Drawer'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { ChatPeople } from './ChatPeople.tsx'
import { Conversation } from './Conversation.tsx'
import type { ChatContact } from './chat.types.ts'
import { chatTexts } from './texts/chat-texts.ts'

/** Opens the same chats as `/apps/chat` beside any page of the examples; it counts nothing that is new. */
export function ChatPanel() {
  const t = chatTexts.useTexts()
  const [open, setOpen] = useState(false)
  const [contact, setContact] = useState<ChatContact | null>(null)
  return (
    <>
      <Button size="sm" icon={MessagesSquare} onClick={() => setOpen(true)}>
        <CompactLabel>{t('title')}</CompactLabel>
      </Button>
      <Drawer open={open} onOpenChange={setOpen} width={380} title={t('title')}>
        {contact === null ? (
          <ChatPeople chosen={null} onChoose={setContact} />
        ) : (
          <div className="flex h-full flex-col">
            <Conversation
              key={contact.id}
              contactId={contact.id}
              onBack={() => setContact(null)}
              inPanel
            />
          </div>
        )}
      </Drawer>
    </>
  )
}
