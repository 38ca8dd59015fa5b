import type { Role } from '@portaria/contract/actors/roles'
import type { BulkOutcome, BulkProgress } from '@portaria/contract/answers/register-answers'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { bulkActions, mayBulk } from '@portaria/contract/define-register/permissions'
import { BULK_LIMIT } from '@portaria/contract/schemas/constants'
import { Button } from '@portaria/ui/actions/Button'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { SelectionBar } from '@portaria/ui/table/SelectionBar'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { shownFields } from '../list-fields.ts'
import { BulkSlots } from '../RegisterSlots.tsx'
import { type RegisterRecord, recordTitle } from '../record.ts'
import { changeFound, changeMany, type FoundRows, type ManyChange } from '../register-calls.ts'
import { useRegister } from '../register-context.tsx'
import { refreshRegister } from '../register-queries.ts'
import { ExportMenu } from '../spreadsheets/ExportMenu.tsx'
import { pageTexts } from '../texts/register-page-texts.ts'
import { TransitionButtons } from '../transitions/TransitionButtons.tsx'
import { followBulkChange } from './follow-bulk-change.ts'
import { useList } from './list-context.ts'
import { undoableRows, undoBulkChange } from './undo-bulk-change.ts'

/** The maximum number of selected rows that an address can name. */
const EXPORT_SELECTION_MAX = 300

/** Whether the role may perform any bulk action, by the server's rule. */
export function mayChangeMany(role: Role, register: AnyRegister): boolean {
  return bulkActions(register).some((action) => mayBulk(role, register, action))
}

type Undoable = ReturnType<typeof undoableRows>

const doneOf = (outcomes: readonly BulkOutcome[]) =>
  outcomes.filter(({ outcome }) => outcome === 'done').length

const leftOf = (outcomes: readonly BulkOutcome[], titles: ReadonlyMap<string, string>) =>
  outcomes
    .filter(({ outcome }) => outcome !== 'done')
    .map(({ id, code }) => ({ title: titles.get(id) ?? '', code }))

export interface BulkActionsProps {
  /** The selected records as they were shown, across pages. */
  selected: readonly RegisterRecord[]
  /** All rows that match the list; null if their exact number is unknown. */
  found: FoundRows | null
  onClear: () => void
}

/** The actions on the selected rows; afterwards each unchanged row is listed with its reason. */
export function BulkActions({ selected, found, onClear }: BulkActionsProps) {
  const { register, role } = useRegister()
  const { view } = useList()
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
      tellDone(asked.action, ended.done, null)
      setLeft(ended.refusals)
    } else if (selected.length > BULK_LIMIT) {
      showToast({ title: text('bulk.limit', { limit: BULK_LIMIT }), tone: 'warning' })
      return
    } else {
      const titles = new Map(selected.map((record) => [record.id, recordTitle(register, record)]))
      const items = selected.map(({ id, version }) => ({ id, version }))
      const outcomes = await changeMany(register, asked, items)
      tellDone(asked.action, doneOf(outcomes), undoableRows(asked.action, selected, outcomes))
      setLeft(leftOf(outcomes, titles))
    }
    clear()
    await refreshRegister(client, register)
  }

  const run = async (action: string) => {
    setRunning(action)
    await attempt(() => change({ action }))
    setRunning(null)
  }

  const tellDone = (action: string, done: number, changed: Undoable) => {
    if (done === 0) return
    const words = action === 'delete' ? 'bulk.doneRemoved' : 'bulk.done'
    const undo = () => void attempt(() => takeBack(action, changed ?? []))
    showToast({
      title: text(words, { count: done }),
      tone: 'success',
      ...(changed?.length && { action: { label: text('undo'), onPress: undo } }),
    })
  }

  const takeBack = async (action: string, changed: NonNullable<Undoable>) => {
    const titles = new Map(selected.map((record) => [record.id, recordTitle(register, record)]))
    const outcomes = await undoBulkChange(register, action, changed)
    const done = doneOf(outcomes)
    if (done > 0) showToast({ title: text('bulk.undone', { count: done }), tone: 'success' })
    setLeft(leftOf(outcomes, titles))
    await refreshRegister(client, register)
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
          <ExportMenu
            size="sm"
            hint={null}
            params={all?.filter ?? { 'filter[id]': selected.map(({ id }) => id).join(',') }}
            columns={shownFields(register, role, view.hidden)}
            tooMany={all === null && selected.length > EXPORT_SELECTION_MAX}
          />
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

/** Lists the rows that a bulk change left unchanged, each with its reason. */
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
