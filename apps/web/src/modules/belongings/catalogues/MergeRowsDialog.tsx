import { isPlatformRole } from '@portaria/contract/actors/roles'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useRef, useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { ActionDialog } from '../../../register-pages/actions/ActionDialog.tsx'
import { type RegisterRecord, recordTitle } from '../../../register-pages/record.ts'
import { removeRecord } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { useRefresh } from '../../../register-pages/register-queries.ts'
import type { BulkSlotProps } from '../../../register-pages/register-slots.ts'
import { useWordsOf } from '../../../register-pages/register-words.ts'
import { keepable } from './mergeable.ts'
import { pointersAt, type RowUses, useRowUses } from './row-uses.ts'
import { catalogueTexts } from './texts/catalogue-texts.ts'

export interface MergeRowsDialogProps extends BulkSlotProps {
  onClose: () => void
}

/** A row that could not be merged, with the reason. */
type Left = { title: string; reason: string }

/**
 * Asks which of the selected rows to keep. References to the others are moved to it, then the
 * others are removed one after another. A company cannot remove a shared row.
 */
export function MergeRowsDialog(props: MergeRowsDialogProps) {
  const { selected, onDone, onClose } = props
  const { register, role, words } = useRegister()
  const text = catalogueTexts.useTexts()
  const choices = keepable(selected, role)
  const [picked, setPicked] = useState<string | null>(null)
  const [left, setLeft] = useState<Left[]>([])
  const everywhere = isPlatformRole(role)
  const counted = useRowUses(register, role, everywhere ? [] : selected.map(({ id }) => id))
  const uses = everywhere ? null : counted
  const usesWords = useUsesWords()
  // Nothing is suggested before the uses are known, so that the suggestion never changes.
  const suggested = everywhere || uses ? mostUsed(choices, uses) : null
  const kept = selected.find(({ id }) => id === (picked ?? suggested))
  const others = selected.filter((record) => record !== kept)

  const refused = useRef<Left[]>([])
  const action = useAction({
    async send() {
      if (!kept) return
      refused.current = []
      for (const record of others) {
        try {
          await removeRecord(register, record, kept.id)
        } catch (error) {
          const reason = problemTextOf(error).detail
          refused.current.push({ title: recordTitle(register, record), reason })
        }
      }
      const count = others.length - refused.current.length
      if (count > 0) {
        const into = recordTitle(register, kept)
        showToast({ title: text('merge.done', { count, into }), tone: 'success' })
      }
    },
    settled: useRefresh(...pointersAt(register, role).map((one) => one.register), register),
    onDone() {
      setLeft(refused.current)
      if (refused.current.length > 0) return
      onClose()
      onDone()
    },
  })
  if (left.length > 0) return <LeftDialog left={left} onClose={onDone} />
  const moves = (into: string) => {
    if (everywhere) return text('merge.movesEverywhere', { into })
    if (uses === null) return ''
    const moved = total(others.map(({ id }) => uses.get(id) ?? []))
    return moved.length === 0
      ? text('merge.movesNothing')
      : text('merge.moves', { uses: usesWords(moved), into })
  }
  return (
    <ActionDialog
      {...{ action, onClose }}
      size="md"
      title={text('merge.title', { count: selected.length, many: words.inMany })}
      description={text('merge.text')}
      button={text('merge.action')}
      disabled={!kept}
      fields={[]}
    >
      <RadioGroupField
        look="cards"
        label={text(`merge.keep.${words.gender}`)}
        value={kept?.id ?? null}
        onChange={setPicked}
        disabled={action.busy}
        options={selected.map((record) => ({
          value: record.id,
          label: recordTitle(register, record),
          disabled: !choices.includes(record),
          description: [
            record['shared'] === true && text('merge.shared'),
            uses && usesWords(uses.get(record.id) ?? []),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
      <p aria-live="polite" className="min-h-lh text-sm text-muted">
        {kept && (
          <>
            {moves(recordTitle(register, kept))}{' '}
            {text(`merge.removes.${words.gender}`, {
              count: others.length,
              noun: others.length === 1 ? words.inOne : words.inMany,
            })}
          </>
        )}
      </p>
    </ActionDialog>
  )
}

/** The id of the row with the most uses, or of the first row if uses are not counted. */
function mostUsed(selected: readonly RegisterRecord[], uses: Map<string, RowUses> | null) {
  const countOf = (id: string) => (uses?.get(id) ?? []).reduce((sum, { count }) => sum + count, 0)
  return selected.toSorted((a, b) => countOf(b.id) - countOf(a.id))[0]?.id
}

/** Adds up the uses of several rows by register. */
function total(all: readonly RowUses[]): RowUses {
  const sums = new Map<RowUses[number]['register'], number>()
  for (const { register, count } of all.flat()) {
    sums.set(register, (sums.get(register) ?? 0) + count)
  }
  return [...sums].map(([register, count]) => ({ register, count }))
}

/** Returns the words of a row's uses: "12 veículos, 3 animais", or a sentence for none. */
function useUsesWords(): (uses: RowUses) => string {
  const text = catalogueTexts.useTexts()
  const wordsOf = useWordsOf()
  const { count: format } = useFormats()
  return (uses) =>
    uses
      .map(({ register, count }) => {
        const { inOne, inMany } = wordsOf(register)
        return `${format(count)} ${count === 1 ? inOne : inMany}`
      })
      .join(', ') || text('merge.unused')
}

function LeftDialog({ left, onClose }: { left: readonly Left[]; onClose: () => void }) {
  const text = catalogueTexts.useTexts()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('merge.leftTitle', { count: left.length })}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text('merge.close')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        {left.map(({ title, reason }) => (
          <Banner key={title} tone="warning" title={title}>
            {reason}
          </Banner>
        ))}
      </div>
    </Dialog>
  )
}
