import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { may } from '@portaria/contract/permissions'
import type { Role } from '@portaria/contract/roles'
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
import { RecordBadges } from '../RecordBadges.tsx'
import { isObject, type RegisterRecord, recordTitle, registerPaths } from '../record.ts'
import { refreshRegister } from '../register-queries.ts'
import { FormSlots } from '../register-slots.tsx'
import { useRegisterWords } from '../register-words.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { isFixed } from './form-fields.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { useRestore } from './RemovedBanner.tsx'

const HistoryDrawer = lazy(async () => ({
  default: (await import('./HistoryDrawer.tsx')).HistoryDrawer,
}))

export interface EditorHeaderProps {
  register: AnyRegister
  role: Role
  title: string
  /** Null while it is new. */
  record: RegisterRecord | null
  /** Called when the record is removed: what was typed for it is given up. */
  onGone: () => void
}

/** Where one is, which record this is, and what can be done with it besides editing. */
export function EditorHeader({ register, role, title, record, onGone }: EditorHeaderProps) {
  const text = pageTexts.useTexts()
  const words = useRegisterWords(register)
  const { latestLocation } = useRouter()
  const [open, setOpen] = useState<'history' | 'remove' | null>(() =>
    asksForHistory(latestLocation.searchStr) ? 'history' : null,
  )
  const { list } = registerPaths(register)
  const isLive = record?.deleted_at === null
  const mayChange = !isFixed(record, role) && may(role, register, 'update')
  const removed = useRemoved(register, record, onGone)
  const inactive = record?.status === 'INATIVO'
  return (
    <>
      <PageHeader
        title={title}
        {...(inactive && {
          count: choiceLabel(words.language, register.name, 'status', 'INATIVO'),
        })}
        breadcrumbs={
          list && <Breadcrumbs items={[{ label: words.many, href: list }, { label: title }]} />
        }
        actions={
          record && (
            <>
              {isLive && <RecordBadges {...{ register, record }} />}
              {isLive && !mayChange && !isObject(record['invited']) && (
                <Badge>{text('form.readOnly')}</Badge>
              )}
              {isLive && <FormSlots {...{ register, record }} place="formActions" />}
              {isLive && may(role, register, 'history') && (
                <Button icon={History} onClick={() => setOpen('history')}>
                  {text('form.history')}
                </Button>
              )}
              {mayChange && may(role, register, 'remove') && (
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
      {record && open === 'history' && may(role, register, 'history') && (
        <Suspense>
          <HistoryDrawer {...{ register, role }} id={record.id} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {record && open === 'remove' && (
        <RemoveDialog {...{ register, record }} onClose={() => setOpen(null)} onRemoved={removed} />
      )}
    </>
  )
}

/** `?show=history` opens the page with the history beside it. */
function asksForHistory(search: string): boolean {
  return new URLSearchParams(search).get('show') === 'history'
}

/** Leaves the page of a record that was removed, and offers to bring it back. */
function useRemoved(register: AnyRegister, record: RegisterRecord | null, onGone: () => void) {
  const text = pageTexts.useTexts()
  const { gender, one } = useRegisterWords(register)
  const client = useQueryClient()
  const router = useRouter()
  const [, restore] = useRestore(register)
  return () => {
    if (!record) return
    showToast({
      title: text(`removed.${gender}`, { one }),
      text: recordTitle(register, record),
      action: { label: text('undo'), onPress: () => void restore(record.id) },
    })
    onGone()
    const { list } = registerPaths(register)
    if (list) void router.navigate({ href: list })
    void refreshRegister(client, register)
  }
}
