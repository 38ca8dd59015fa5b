import { IconButton } from '@portaria/ui/actions/IconButton'
import { LinkButton } from '@portaria/ui/actions/TextLink'
import { toneClass } from '@portaria/ui/display/Badge'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Drawer } from '@portaria/ui/overlays/Drawer'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { type ShellNotification, useNotificationFeed } from '../notification-slot.tsx'
import { shellTexts } from '../texts/shell-texts.ts'

/** Width of the drawer in pixels (interface §12). */
const WIDTH = 320

/** The notification button with its dot, and the drawer that it opens. */
export function NotificationPanel() {
  const t = shellTexts.useTexts()
  const { items, clearAll, offer } = useNotificationFeed()
  const [open, setOpen] = useState(false)
  const count = items.length
  return (
    <>
      <IconButton
        icon={Bell}
        dot={count}
        label={count > 0 ? t('notifications.openUnread', { count }) : t('notifications.open')}
        onClick={() => setOpen(true)}
      />
      <Drawer
        open={open}
        onOpenChange={setOpen}
        width={WIDTH}
        title={t('notifications.title')}
        actions={
          count > 0 && <LinkButton onClick={clearAll}>{t('notifications.clearAll')}</LinkButton>
        }
      >
        {offer}
        <NotificationList onGo={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

/** The list of notifications, or a text for none. */
export function NotificationList({ onGo }: { onGo: () => void }) {
  const t = shellTexts.useTexts()
  const { items } = useNotificationFeed()
  if (items.length === 0) {
    return (
      <EmptyState
        icon={Bell}
        title={t('notifications.emptyTitle')}
        text={t('notifications.empty')}
      />
    )
  }
  return (
    <ul className="ui-lines">
      {items.map((item) => (
        <NotificationLine key={item.id} item={item} onGo={onGo} />
      ))}
    </ul>
  )
}

interface NotificationLineProps {
  item: ShellNotification
  onGo: () => void
}

const lineClass = 'flex w-full gap-3 px-5 py-4 text-start hover:bg-hover'

/** The buttons of a notification, below its text and outside its own button. */
const Actions = ({ actions }: Pick<ShellNotification, 'actions'>) =>
  actions && <div className="flex flex-wrap gap-2 ps-16 pe-5 pb-4">{actions}</div>

function NotificationLine({ item, onGo }: NotificationLineProps) {
  const { link: Link } = useUi()
  const open = () => {
    onGo()
    item.onOpen?.()
  }
  const content = <NotificationContent item={item} />
  if (item.href !== undefined) {
    return (
      <li>
        <Link href={item.href} onClick={open} className={lineClass}>
          {content}
        </Link>
        <Actions actions={item.actions} />
      </li>
    )
  }
  if (item.onOpen !== undefined) {
    return (
      <li>
        <button type="button" onClick={open} className={lineClass}>
          {content}
        </button>
        <Actions actions={item.actions} />
      </li>
    )
  }
  return <li className="flex gap-3 px-5 py-4">{content}</li>
}

function NotificationContent({ item }: { item: ShellNotification }) {
  const Icon = item.icon ?? Bell
  return (
    <>
      <span
        className={`inline-flex size-8 shrink-0 items-center justify-center rounded-full ${toneClass[item.tone ?? 'neutral']}`}
      >
        <Icon aria-hidden className="size-4" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium break-words">{item.title}</span>
        {item.text && <span className="block text-sm break-words text-muted">{item.text}</span>}
        {item.time && (
          <time dateTime={item.dateTime} className="tabular mt-0.5 block text-xs text-muted">
            {item.time}
          </time>
        )}
      </span>
    </>
  )
}
