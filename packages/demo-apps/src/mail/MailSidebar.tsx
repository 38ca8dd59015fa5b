import type { IconType } from '@portaria/ui/icon'
import { NavGroup } from '@portaria/ui/layout/NavItem'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Inbox, MailWarning, PencilLine, Send, Star, Tag, Trash2 } from 'lucide-react'
import { demoClient } from '../back-end/demo-client.ts'
import { SidebarLink } from '../frame/SidebarLink.tsx'
import type { MailCalls, MailFilterHandle, MailFolderHandle } from './mail.types.ts'
import { type MailSets, mailPath } from './mail-places.ts'
import { mailTexts } from './texts/mail-texts.ts'

const { query } = demoClient<MailCalls>()

const folderIcons: Readonly<Record<MailFolderHandle, IconType>> = {
  inbox: Inbox,
  sent: Send,
  drafts: PencilLine,
  spam: MailWarning,
  trash: Trash2,
}

const filterIcons: Readonly<Record<MailFilterHandle, IconType>> = { starred: Star, important: Tag }

/** Folders with their numbers of unread mails, filters and labels, each with its own address. */
export function MailSidebar({ folders, filters, labels }: MailSets) {
  const t = mailTexts.useTexts()
  const [inbox, drafts] = useSuspenseQueries({
    queries: [
      query('GET /api/mail-app/mails', { query: { folderHandle: 'inbox' } }),
      query('GET /api/mail-app/mails', { query: { folderHandle: 'drafts' } }),
    ],
  })
  const waiting: Partial<Record<MailFolderHandle, number>> = {
    inbox: inbox.data.filter(({ read }) => !read).length,
    drafts: drafts.data.length,
  }
  return (
    <>
      <NavGroup title={t('folders')}>
        {folders.map(({ handle }) => (
          <SidebarLink
            key={handle}
            icon={folderIcons[handle]}
            href={mailPath({ kind: 'folder', handle })}
            count={waiting[handle] ?? 0}
            label={t(`folder.${handle}`)}
          />
        ))}
      </NavGroup>
      <NavGroup title={t('filters')}>
        {filters.map(({ handle }) => (
          <SidebarLink
            key={handle}
            icon={filterIcons[handle]}
            href={mailPath({ kind: 'filter', handle })}
            label={t(`filter.${handle}`)}
          />
        ))}
      </NavGroup>
      <NavGroup title={t('labels')}>
        {labels.map(({ handle, color }) => (
          <SidebarLink
            key={handle}
            icon={Tag}
            colour={color}
            href={mailPath({ kind: 'label', handle })}
            label={t(`label.${handle}`)}
          />
        ))}
      </NavGroup>
    </>
  )
}
