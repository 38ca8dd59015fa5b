import { Avatar } from '@portaria/ui/display/Avatar'
import { clsx } from 'clsx'
import type { ChatStatus, ChatUser } from './chat.types.ts'
import { chatTexts } from './texts/chat-texts.ts'

/** Each state differs by colour and shape; none has the red of an alarm. */
const looks: Readonly<Record<ChatStatus, string>> = {
  online: 'bg-success-ink',
  away: 'border-2 border-warning-ink bg-surface',
  'do-not-disturb': 'bg-warning-ink',
  offline: 'border-2 border-line-strong bg-surface',
}

/** A person's picture with their state at its corner, which is also read aloud. */
export function ChatFace({ person }: { person: Pick<ChatUser, 'name' | 'avatar' | 'status'> }) {
  const t = chatTexts.useTexts()
  return (
    <span className="relative shrink-0">
      <Avatar name={person.name} src={person.avatar} size="lg" />
      <span
        aria-hidden
        className={clsx(
          'absolute end-0 bottom-0 size-3 rounded-full ring-2 ring-surface',
          looks[person.status],
        )}
      />
      <span className="sr-only">{t(`status.${person.status}`)}</span>
    </span>
  )
}
