import { choiceLabel } from '@portaria/contract/texts/register-texts'
import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Badge } from '@portaria/ui/display/Badge'
import { Breadcrumbs } from '@portaria/ui/layout/Breadcrumbs'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { Menu, MenuItem } from '@portaria/ui/overlays/Menu'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Ellipsis, History, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { addressLeft } from '../../platform/list-place.ts'
import { RecordBadges } from '../RecordBadges.tsx'
import { FormActionSlots } from '../RegisterSlots.tsx'
import { isObject, type RegisterRecord, recordTitle } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { refreshRegister } from '../register-queries.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { RecordTransitions } from '../transitions/TransitionButtons.tsx'
import { isFixed } from './form-fields.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { useRestore } from './RemovedBanner.tsx'

const HistoryDrawer = lazy(async () => ({
  default: (await import('./HistoryDrawer.tsx')).HistoryDrawer,
}))

export interface EditorHeaderProps {
  title: string
  /** Null while it is new. */
  record: RegisterRecord | null
  /** Called when the record is removed: unsaved changes are discarded. */
  onGone: () => void
}

/** Breadcrumbs, the record's title, and its actions besides editing. */
export function EditorHeader({ title, record, onGone }: EditorHeaderProps) {
  const text = pageTexts.useTexts()
  const { register, role, may, words, paths } = useRegister()
  const { latestLocation } = useRouter()
  const [open, setOpen] = useState<'history' | 'remove' | null>(() =>
    asksForHistory(latestLocation.searchStr) ? 'history' : null,
  )
  const isLive = record?.deleted_at === null
  const mayChange = !isFixed(record, role) && may('update')
  const removed = useRemoved(record, onGone)
  const inactive = record?.status === 'INATIVO'
  return (
    <>
      <PageHeader
        title={title}
        {...(inactive && {
          count: choiceLabel(words.language, register.name, 'status', 'INATIVO'),
        })}
        breadcrumbs={
          paths.list && (
            <Breadcrumbs
              items={[{ label: words.many, href: addressLeft(paths.list) }, { label: title }]}
            />
          )
        }
        actions={
          record && (
            <>
              {isLive && <RecordBadges record={record} besides={['status']} />}
              {isLive && !mayChange && !isObject(record['invited']) && (
                <Badge>{text('form.readOnly')}</Badge>
              )}
              {!isFixed(record, role) && <RecordTransitions record={record} />}
              {isLive && <FormActionSlots record={record} />}
              {isLive && may('history') && (
                <Button icon={History} onClick={() => setOpen('history')}>
                  {text('form.history')}
                </Button>
              )}
              {mayChange && may('remove') && (
                <Menu
                  align="end"
                  trigger={<IconButton icon={Ellipsis} label={text('moreActions')} />}
                >
                  <MenuItem icon={Trash2} tone="danger" onSelect={() => setOpen('remove')}>
                    {text('form.remove', { one: words.inOne })}
                  </MenuItem>
                </Menu>
              )}
            </>
          )
        }
      />
      {record && open === 'history' && may('history') && (
        <Suspense>
          <HistoryDrawer id={record.id} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {record && open === 'remove' && (
        <RemoveDialog record={record} onClose={() => setOpen(null)} onRemoved={removed} />
      )}
    </>
  )
}

/** `?show=history` opens the page with the history beside it. */
function asksForHistory(search: string): boolean {
  return new URLSearchParams(search).get('show') === 'history'
}

/** Leaves the page of a record that was removed, and offers to bring it back. */
function useRemoved(record: RegisterRecord | null, onGone: () => void) {
  const text = pageTexts.useTexts()
  const { register, words, paths } = useRegister()
  const { gender, one } = words
  const client = useQueryClient()
  const router = useRouter()
  const [, restore] = useRestore()
  return () => {
    if (!record) return
    showToast({
      title: text(`removed.${gender}`, { one }),
      text: recordTitle(register, record),
      action: { label: text('undo'), onPress: () => void restore(record.id) },
    })
    onGone()
    if (paths.list) void router.navigate({ href: paths.list })
    void refreshRegister(client, register)
  }
}
