import { codedValueTypes } from '@portaria/contract/define-register/field-kinds/coded-value-types'
import { isRemovable } from '@portaria/contract/define-register/states'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Menu, MenuItem, MenuLink } from '@portaria/ui/overlays/Menu'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleOff, Ellipsis, Eye, Pencil, Phone, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import { isFixed, isOver, mayWriteStatus } from '../form/form-fields.ts'
import { useTellRemoved } from '../form/use-tell-removed.ts'
import { contactsOf } from '../record/record-items.ts'
import { type RegisterRecord, recordTitle } from '../record.ts'
import { updateRecord } from '../register-calls.ts'
import { useRegister } from '../register-context.tsx'
import { keepWritten, recordQuery } from '../register-queries.ts'
import { pageTexts } from '../texts/register-page-texts.ts'

// Loaded on demand: most of its code is the search for a replacement of the removed row.
const RemoveDialog = lazyCode(async () => (await import('../form/RemoveDialog.tsx')).RemoveDialog)

/** The actions of a record's page, offered on its row. */
export function RowMenu({ row }: { row: RegisterRecord }) {
  const text = pageTexts.useTexts()
  const { register } = useRegister()
  const [removing, setRemoving] = useState<RegisterRecord | null>(null)
  const tellRemoved = useTellRemoved(row)
  const changeStatus = useStatusChange()
  const label = `${text('moreActions')}: ${recordTitle(register, row)}`
  return (
    <>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} size="sm" label={label} />}>
        <RowActions {...{ row, changeStatus }} onRemove={setRemoving} />
      </Menu>
      {removing && (
        <Suspense>
          <RemoveDialog
            record={removing}
            onClose={() => setRemoving(null)}
            onRemoved={() => {
              setRemoving(null)
              tellRemoved()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

interface RowActionsProps {
  row: RegisterRecord
  changeStatus: (record: RegisterRecord, status: RegisterRecord['status']) => void
  onRemove: (record: RegisterRecord) => void
}

/**
 * The items of the menu. A row has only the fields of its columns, so the record is read when the
 * menu opens.
 */
function RowActions({ row, changeStatus, onRemove }: RowActionsProps) {
  const text = pageTexts.useTexts()
  const { register, role, may, words, paths } = useRegister()
  const { data: record } = useQuery(recordQuery(register, row.id))
  if (!record) return <Skeleton className="mx-2 my-3 h-4 w-40" />
  const mayChange = !isFixed(record, role) && !isOver(register, record) && may('update')
  const isActive = record.status === 'ATIVO'
  const [open, edit] = [paths.record(row.id), mayChange ? paths.edit(row.id) : null]
  return (
    <>
      {open && (
        <MenuLink href={open} icon={Eye}>
          {text('record.open')}
        </MenuLink>
      )}
      {contactsOf(register, record).map((phone) => (
        <MenuLink key={phone} href={`tel:${phone}`} icon={Phone}>
          {text('record.call', { number: codedValueTypes.phone.format(phone) })}
        </MenuLink>
      ))}
      {edit && (
        <MenuLink href={edit} icon={Pencil}>
          {text('record.edit')}
        </MenuLink>
      )}
      {mayChange && mayWriteStatus(register, role) && (
        <MenuItem
          icon={isActive ? CircleOff : CircleCheck}
          onSelect={() => changeStatus(record, isActive ? 'INATIVO' : 'ATIVO')}
        >
          {text(isActive ? 'bulk.inactivate' : 'bulk.activate')}
        </MenuItem>
      )}
      {mayChange && may('remove') && isRemovable(register, record) && (
        <MenuItem icon={Trash2} tone="danger" onSelect={() => onRemove(record)}>
          {text('form.remove', { one: words.inOne })}
        </MenuItem>
      )}
    </>
  )
}

/** Changes the status of one record, and offers to change it back. */
function useStatusChange(): RowActionsProps['changeStatus'] {
  const text = pageTexts.useTexts()
  const { register } = useRegister()
  const client = useQueryClient()
  const [, attempt] = useAttempt()
  const write = async ({ id, version }: RegisterRecord, status: RegisterRecord['status']) => {
    const saved = await updateRecord(register, id, version, { status })
    keepWritten(client, register, saved)
    return saved
  }
  return (record, status) =>
    void attempt(async () => {
      const saved = await write(record, status)
      const undo = () => void attempt(() => write(saved, record.status))
      showToast({
        title: text('bulk.done', { count: 1 }),
        text: recordTitle(register, saved),
        tone: 'success',
        action: { label: text('undo'), onPress: undo },
      })
    })
}
