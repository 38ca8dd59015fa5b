import { Button } from '@portaria/ui/actions/Button'
import { CompactLabel } from '@portaria/ui/actions/CompactLabel'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { Drawer } from '@portaria/ui/overlays/Drawer'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import type { ChatContact } from './chat.types.ts'
import { chatTexts } from './texts/chat-texts.ts'

const PanelChats = lazyPart(async () => (await import('./PanelChats.tsx')).PanelChats)

/**
 * Opens the chats of `/apps/chat` beside any page of the examples; it shows no number of unread
 * messages.
 */
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
        <PanelChats contact={contact} onChoose={setContact} />
      </Drawer>
    </>
  )
}
