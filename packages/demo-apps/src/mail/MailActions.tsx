import { Button } from '@portaria/ui/actions/Button'
import { CompactLabel } from '@portaria/ui/actions/CompactLabel'
import { Menu, MenuItem } from '@portaria/ui/overlays/Menu'
import { showToast } from '@portaria/ui/toast'
import { FolderInput, MailOpen, Tag, Trash2, Mail as Unread } from 'lucide-react'
import { demoClient } from '../back-end/demo-client.ts'
import { DeleteButton } from '../frame/DeleteButton.tsx'
import { frameTexts } from '../frame/texts/frame-texts.ts'
import type { Mail, MailCalls, MailFolder } from './mail.types.ts'
import { folderIds, type MailSets } from './mail-places.ts'
import { mailTexts } from './texts/mail-texts.ts'

const { call, change } = demoClient<MailCalls>()

export interface MailActionsProps {
  mails: readonly Mail[]
  sets: MailSets
  /** Called when the mails have left their place. */
  onGone: () => void
}

/**
 * The actions on some mails: marks, labels, folders, the trash, and permanent deletion from there.
 */
export function MailActions({ mails, sets, onGone }: MailActionsProps) {
  const t = mailTexts.useTexts()
  const move = useMove()
  const selectedMailIds = mails.map(({ id }) => id)
  const isRead = mails.every(({ read }) => read)
  const inTrash = mails.every(({ folder }) => folder === folderIds.trash)
  const setRead = async () => {
    const marked = mails.map((mail) => ({ ...mail, read: !isRead }))
    // Only the last call, after this loop, reads the page again.
    for (const body of marked.slice(0, -1)) {
      // oxlint-disable-next-line no-await-in-loop
      await call('POST /api/mail-app/update-mail', { body })
    }
    const last = marked.at(-1)
    if (last !== undefined) await change('POST /api/mail-app/update-mail', { body: last })
  }
  const moveTo = async (folder: MailFolder) => {
    await move(mails, folder)
    onGone()
  }
  const trash = sets.folders.find(({ handle }) => handle === 'trash')
  return (
    <>
      <Button size="sm" icon={isRead ? Unread : MailOpen} onClick={() => void setRead()}>
        <CompactLabel>{t(isRead ? 'act.unread' : 'act.read')}</CompactLabel>
      </Button>
      <Menu
        trigger={
          <Button size="sm" icon={Tag}>
            <CompactLabel>{t('act.labels')}</CompactLabel>
          </Button>
        }
      >
        {sets.labels.map(({ id, handle }) => (
          <MenuItem
            key={handle}
            onSelect={() =>
              void change('POST /api/mail-app/toggle-label', {
                body: { selectedMailIds, labelId: id },
              })
            }
          >
            {t(`label.${handle}`)}
          </MenuItem>
        ))}
      </Menu>
      <Menu
        trigger={
          <Button size="sm" icon={FolderInput}>
            <CompactLabel>{t('act.move')}</CompactLabel>
          </Button>
        }
      >
        {sets.folders.map((folder) => (
          <MenuItem key={folder.handle} onSelect={() => void moveTo(folder)}>
            {t(`folder.${folder.handle}`)}
          </MenuItem>
        ))}
      </Menu>
      {inTrash ? (
        <DeleteButton
          size="sm"
          icon={Trash2}
          title={t('sure', { count: mails.length })}
          confirm={t('act.delete')}
          onConfirm={async () => {
            await change('POST /api/mail-app/delete-mails', { body: { selectedMailIds } })
            onGone()
          }}
        >
          <CompactLabel>{t('act.delete')}</CompactLabel>
        </DeleteButton>
      ) : (
        <Button size="sm" icon={Trash2} onClick={() => trash && void moveTo(trash)}>
          <CompactLabel>{t('act.trash')}</CompactLabel>
        </Button>
      )}
    </>
  )
}

/** Returns a function that moves mails to a folder; its toast can undo that. */
function useMove(): (mails: readonly Mail[], folder: MailFolder) => Promise<void> {
  const t = mailTexts.useTexts()
  const frame = frameTexts.useTexts()
  const set = (ids: readonly string[], folderId: number) =>
    change('POST /api/mail-app/set-folder', { body: { selectedMailIds: [...ids], folderId } })
  const undo = async (mails: readonly Mail[]) => {
    for (const [folderId, moved] of Map.groupBy(mails, (mail) => mail.folder)) {
      const ids = moved.map(({ id }) => id)
      // oxlint-disable-next-line no-await-in-loop
      await set(ids, folderId)
    }
  }
  return async (mails, folder) => {
    const ids = mails.map(({ id }) => id)
    await set(ids, folder.id)
    showToast({
      title: t('moved', { folder: t(`folder.${folder.handle}`) }),
      action: { label: frame('undo'), onPress: () => void undo(mails) },
    })
  }
}
