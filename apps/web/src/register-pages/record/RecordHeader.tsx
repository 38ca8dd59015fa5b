import { isRemovable } from '@portaria/contract/define-register/states'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Badge } from '@portaria/ui/display/Badge'
import { Breadcrumbs } from '@portaria/ui/layout/Breadcrumbs'
import { PageHeader, type PageHeaderProps } from '@portaria/ui/layout/PageHeader'
import { Menu, MenuItem } from '@portaria/ui/overlays/Menu'
import { useRouter } from '@tanstack/react-router'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import { addressLeft } from '../../platform/list-place.ts'
import { isFixed, isOver } from '../form/form-fields.ts'
import { useTellRemoved } from '../form/use-tell-removed.ts'
import { HistoryButton } from '../history/HistoryButton.tsx'
import { RecordBadges } from '../RecordBadges.tsx'
import { RecordActionSlots } from '../RegisterSlots.tsx'
import { isObject, type RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { pageTexts } from '../texts/register-page-texts.ts'
import { RecordTransitions } from '../transitions/TransitionButtons.tsx'
import { RecordContacts } from './RecordContacts.tsx'
import { RecordProposal } from './RecordProposal.tsx'

const RemoveDialog = lazyCode(async () => (await import('../form/RemoveDialog.tsx')).RemoveDialog)

export interface RecordHeaderProps extends Pick<PageHeaderProps, 'titleRef' | 'picture'> {
  record: RegisterRecord
  title: string
}

/** Breadcrumbs, who or what the record is, and what can be done with it. */
export function RecordHeader({ record, title, ...head }: RecordHeaderProps) {
  const text = pageTexts.useTexts()
  const { register, role, may, words, paths } = useRegister()
  const [removing, setRemoving] = useState(false)
  const isLive = record.deleted_at === null
  const mayChange = !isFixed(record, role) && !isOver(register, record) && may('update')
  const edit = mayChange ? paths.edit(record.id) : null
  const router = useRouter()
  const tellRemoved = useTellRemoved(record)
  const removed = () => {
    if (paths.list) void router.navigate({ href: paths.list })
    tellRemoved()
  }
  return (
    <>
      <PageHeader
        {...head}
        title={title}
        description={
          <>
            <span className="flex flex-wrap gap-1.5 pt-1 empty:hidden">
              <RecordBadges record={record} />
              {record['shared'] === true && isFixed(record, role) && (
                <Badge>{text('sharedBanner.title')}</Badge>
              )}
            </span>
            <RecordProposal record={record} />
            <RecordContacts record={record} />
          </>
        }
        breadcrumbs={
          paths.list && (
            <Breadcrumbs
              items={[{ label: words.many, href: addressLeft(paths.list) }, { label: title }]}
            />
          )
        }
        actions={
          <>
            {!isFixed(record, role) && <RecordTransitions record={record} />}
            {isLive && <RecordActionSlots record={record} />}
            {isLive && !isObject(record['invited']) && <HistoryButton id={record.id} />}
            {edit && (
              <ButtonLink href={edit} icon={Pencil} variant="primary">
                {text('record.edit')}
              </ButtonLink>
            )}
            {mayChange && may('remove') && isRemovable(register, record) && (
              <Menu
                align="end"
                trigger={<IconButton icon={Ellipsis} label={text('moreActions')} />}
              >
                <MenuItem icon={Trash2} tone="danger" onSelect={() => setRemoving(true)}>
                  {text('form.remove', { one: words.inOne })}
                </MenuItem>
              </Menu>
            )}
          </>
        }
      />
      {removing && (
        <Suspense>
          <RemoveDialog record={record} onClose={() => setRemoving(false)} onRemoved={removed} />
        </Suspense>
      )}
    </>
  )
}
