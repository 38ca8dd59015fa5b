import { may, mayAct } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { ErrorState } from '@portaria/ui/feedback/ErrorState'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { companyToday } from '../../../platform/company-day.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { RecordDialog } from '../../../register-pages/form/RecordDialog.tsx'
import { isObject } from '../../../register-pages/record.ts'
import {
  actOn,
  removeRecord,
  restoreRecord,
  updateRecord,
} from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { MembershipLine, useMembershipTitle } from './MembershipLine.tsx'
import { type Membership, membershipsQuery } from './membership.ts'
import { membershipsTexts } from './texts/memberships-texts.ts'

const { memberships, users } = registers

type Open = { dialog: 'new' } | { dialog: 'edit' | 'remove'; membership: Membership } | null

/** The memberships of a person, with actions to add, suspend and end them. */
export function MembershipsPanel({ record }: RecordSlotProps) {
  const text = membershipsTexts.useTexts()
  const { role } = useRegister()
  const client = useQueryClient()
  const titleOf = useMembershipTitle()
  const [open, setOpen] = useState<Open>(null)
  const [, attempt] = useAttempt()
  const given = useMemo(() => ({ user_id: record.id }), [record.id])
  const found = useQuery(membershipsQuery(record.id))
  // An invited person has none yet.
  if (isObject(record['invited'])) return null

  const today = companyToday()
  const changed = (title: string, undo?: () => Promise<unknown>) => {
    setOpen(null)
    const action = undo && { label: text('undo'), onPress: () => void attempt(undo).then(refresh) }
    showToast({ title, tone: 'success', ...(action && { action }) })
    refresh()
  }
  const refresh = () => {
    void refreshRegister(client, memberships)
    void refreshRegister(client, users)
  }
  const switchTo = async ({ id, version }: Membership, status: 'ATIVO' | 'INATIVO') => {
    const done = await attempt(() => updateRecord(memberships, id, version, { status }))
    if (done) changed(text(status === 'ATIVO' ? 'resumed' : 'suspendedNow'))
  }
  const confirm = async ({ id }: Membership) => {
    const done = await attempt(() => actOn(memberships, id, 'confirm'))
    if (done) changed(text('confirmed'))
  }
  const end = async (membership: Membership) => {
    const done = await attempt(() => removeRecord(memberships, membership))
    if (done) changed(text('removed'), () => restoreRecord(memberships, membership.id))
  }
  return (
    <Card
      title={text('title')}
      actions={
        may(role, memberships, 'create') && (
          <Button size="sm" icon={Plus} onClick={() => setOpen({ dialog: 'new' })}>
            {text('add')}
          </Button>
        )
      }
    >
      {found.isPending && <Skeleton className="h-16 w-full" />}
      {found.isError && (
        <ErrorState
          title={problemTextOf(found.error).title}
          text={problemTextOf(found.error).detail}
        />
      )}
      {found.data?.length === 0 && <p className="text-sm text-muted">{text('none')}</p>}
      <ul className="ui-lines">
        {found.data?.map((membership) => (
          <MembershipLine
            key={membership.id}
            {...{ membership, today }}
            {...(mayAct(role, memberships, 'confirm') && {
              onConfirm: () => void confirm(membership),
            })}
            {...(may(role, memberships, 'update') && {
              onEdit: () => setOpen({ dialog: 'edit', membership }),
              onSwitch: (status: 'ATIVO' | 'INATIVO') => void switchTo(membership, status),
              onRemove: () => setOpen({ dialog: 'remove', membership }),
            })}
          />
        ))}
      </ul>
      {(open?.dialog === 'new' || open?.dialog === 'edit') && (
        <RecordDialog
          register={memberships}
          given={given}
          record={open.dialog === 'edit' ? open.membership : null}
          onClose={() => setOpen(null)}
          onSaved={() => changed(text(open.dialog === 'new' ? 'invited' : 'saved'))}
        />
      )}
      {open?.dialog === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={() => setOpen(null)}
          title={text('removeTitle')}
          text={text('removeText', { title: titleOf(open.membership) })}
          confirmLabel={text('removeAction')}
          tone="danger"
          onConfirm={() => end(open.membership)}
        />
      )}
    </Card>
  )
}
