import { BULK_LIMIT } from '@portaria/contract/constants'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { bulkActions, mayBulk } from '@portaria/contract/permissions'
import type { BulkOutcome, BulkProgress } from '@portaria/contract/register-answers'
import type { Role } from '@portaria/contract/roles'
import { Button } from '@portaria/ui/actions/Button'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { SelectionBar } from '@portaria/ui/table/SelectionBar'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { BulkSlots } from '../RegisterSlots.tsx'
import { type RegisterRecord, recordTitle } from '../record.ts'
import { changeFound, changeMany, type FoundRows, type ManyChange } from '../register-calls.ts'
import { useRegister } from '../register-context.tsx'
import { refreshRegister } from '../register-queries.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { TransitionButtons } from '../transitions/TransitionButtons.tsx'
import { useAttempt } from '../use-attempt.ts'
import { followBulkChange } from './follow-bulk-change.ts'

/** Whether the role may do anything to many rows at once: the server's rule. */
export function mayChangeMany(role: Role, register: AnyRegister): boolean {
  return bulkActions(register).some((action) => mayBulk(role, register, action))
}

export interface BulkActionsProps {
  /** The selected records as they were seen, across pages. */
  selected: readonly RegisterRecord[]
  /** All rows that the list finds; null where their exact number is unknown. */
  found: FoundRows | null
  onClear: () => void
}

/** The actions on the selected rows; afterwards each row that was not changed is listed with the reason. */
export function BulkActions({ selected, found, onClear }: BulkActionsProps) {
  const { register, role } = useRegister()
  const text = pageTexts.useTexts()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const [running, setRunning] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const [left, setLeft] = useState<{ title: string; code: string | null }[]>([])
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const [takesAll, setTakesAll] = useState(false)
  const all = takesAll && selected.length > 0 ? found : null
  const count = all?.total ?? selected.length
  const offersAll = all === null && found !== null && found.total > selected.length
  const may = (action: string) => mayBulk(role, register, action)
  const clear = () => {
    setTakesAll(false)
    onClear()
  }

  const change = async (asked: ManyChange) => {
    if (all) {
      const id = await changeFound(register, asked, all)
      const ended = await followBulkChange(id, setProgress).finally(() => setProgress(null))
      tellDone(asked.action, ended.done)
      setLeft(ended.refusals)
    } else if (selected.length > BULK_LIMIT) {
      showToast({ title: text('bulk.limit', { limit: BULK_LIMIT }), tone: 'warning' })
      return
    } else {
      const titles = new Map(selected.map((record) => [record.id, recordTitle(register, record)]))
      const items = selected.map(({ id, version }) => ({ id, version }))
      tell(asked.action, await changeMany(register, asked, items), titles)
    }
    clear()
    await refreshRegister(client, register)
  }

  const run = async (action: string) => {
    setRunning(action)
    await attempt(() => change({ action }))
    setRunning(null)
  }

  const tellDone = (action: string, done: number) => {
    const words = action === 'delete' ? 'bulk.doneRemoved' : 'bulk.done'
    if (done > 0) showToast({ title: text(words, { count: done }), tone: 'success' })
  }

  const tell = (action: string, outcomes: BulkOutcome[], titles: Map<string, string>) => {
    tellDone(action, outcomes.filter(({ outcome }) => outcome === 'done').length)
    const others = outcomes.filter(({ outcome }) => outcome !== 'done')
    setLeft(others.map(({ id, code }) => ({ title: titles.get(id) ?? '', code })))
  }

  const button = (action: string, icon: typeof Trash2, label: string) => (
    <Button
      size="sm"
      icon={icon}
      loading={running === action}
      disabled={busy && running !== action}
      onClick={() => (action === 'delete' ? setAsking(true) : void run(action))}
    >
      {label}
    </Button>
  )
  return (
    <>
      <div className="pb-3 empty:hidden">
        <SelectionBar count={count} onClear={clear}>
          {offersAll && (
            <Button size="sm" variant="ghost" onClick={() => setTakesAll(true)}>
              {text('bulk.takeAll', { count: found.total })}
            </Button>
          )}
          <TransitionButtons
            size="sm"
            records={selected}
            make={(action, values) => change({ action, values })}
          />
          {may('activate') && button('activate', CircleCheck, text('bulk.activate'))}
          {may('inactivate') && button('inactivate', CircleOff, text('bulk.inactivate'))}
          {may('delete') && button('delete', Trash2, text('bulk.remove'))}
          <BulkSlots selected={selected} all={all} onDone={clear} />
          {progress && (
            <output className="tabular text-sm text-muted">
              {text('bulk.progress', {
                done: progress.done + progress.refused,
                total: progress.expected_total,
              })}
            </output>
          )}
        </SelectionBar>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text('bulk.confirmTitle', { count })}
        text={text('bulk.confirmText')}
        confirmLabel={text('bulk.confirmLabel')}
        tone="danger"
        onConfirm={() => run('delete')}
      />
      <LeftDialog left={left} onClose={() => setLeft([])} />
    </>
  )
}

const reasons = [
  'stale',
  'in_use',
  'not_found',
  'forbidden',
  'duplicate',
  'state_conflict',
] as const

const reason = (code: string | null) => reasons.find((one) => one === code) ?? 'refused'

interface LeftDialogProps {
  left: readonly { title: string; code: string | null }[]
  onClose: () => void
}

/** The rows that a bulk change did not change, each with its reason. */
function LeftDialog({ left, onClose }: LeftDialogProps) {
  const text = pageTexts.useTexts()
  return (
    <Dialog
      open={left.length > 0}
      onOpenChange={onClose}
      title={text('bulk.leftTitle', { count: left.length })}
      description={text('bulk.leftTextAll')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text('bulk.close')}
        </Button>
      }
    >
      <ul className="flex flex-col gap-3 text-sm">
        {left.map(({ title, code }) => (
          <li key={title}>
            <p className="font-medium">{title}</p>
            <p className="text-muted">{text(`bulk.${reason(code)}`)}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
