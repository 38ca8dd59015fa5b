import { codedValueTypes } from '@portaria/contract/define-register/field-kinds/coded-value-types'
import {
  type DeskConflict,
  type Resolution,
  resolutions,
} from '@portaria/contract/modules/gate/desk-queue'
import { destinationOf } from '@portaria/contract/modules/visits/destinations'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { Banner } from '@portaria/ui/feedback/Banner'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { TextField } from '@portaria/ui/fields/TextField'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { missing, useAction } from '../../../platform/actions/use-action.ts'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { ActionDialog } from '../../../register-pages/actions/ActionDialog.tsx'
import { choiceWords } from '../../../register-pages/register-words.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { resolveConflict } from './conflict-calls.ts'
import { useConflictWords } from './conflict-words.ts'
import { conflictTexts } from './texts/conflict-texts.ts'

export interface ConflictDialogProps {
  open: boolean
  conflict: DeskConflict | null
  onClose: () => void
}

/** Resolves one entry, comparing the desk's record with the server's. */
export function ConflictDialog({ conflict, onClose }: ConflictDialogProps) {
  return conflict && <Resolving key={conflict.id} conflict={conflict} onClose={onClose} />
}

type ResolvingProps = { conflict: DeskConflict; onClose: () => void }

function Resolving({ conflict, onClose }: ResolvingProps) {
  const t = conflictTexts.useTexts()
  const client = useQueryClient()
  const { causeOf, effectOf } = useConflictWords()
  const [as, setAs] = useState<Resolution | null>(null)
  const [note, setNote] = useState('')
  // An exit cannot be resolved as an entry. An entry can only be a duplicate of a visit that the
  // server has.
  const possible = resolutions.filter(
    (one) =>
      (one !== 'entered' || conflict.act !== 'leave') &&
      (one !== 'same' || conflict.against !== null || conflict.act === 'leave'),
  )
  const labels = {
    entered: t('entered'),
    same: t(conflict.act === 'leave' ? 'leaveSame' : 'same'),
    not_entered: t('not_entered'),
  }

  const action = useAction({
    check: () => missing({ as, note }),
    async send() {
      if (as === null) return
      try {
        await resolveConflict(conflict.id, as, note.trim())
        showToast({ title: t('done'), text: conflict.guest_name, tone: 'success' })
      } catch (error) {
        if (!(error instanceof ApiProblem && isOver(error))) throw error
        showToast({ title: t('already'), text: conflict.guest_name, tone: 'neutral' })
      } finally {
        await client.invalidateQueries({ queryKey: ['gate'] })
      }
    },
    onDone: onClose,
  })
  const { errors } = action
  return (
    <ActionDialog
      {...{ action, onClose }}
      size="lg"
      title={t('title', { name: conflict.guest_name })}
      button={t('resolve')}
      fields={['as', 'note']}
    >
      <Banner tone="neutral" title={t('why')}>
        {causeOf(conflict)}
      </Banner>
      <Compared conflict={conflict} />
      <RadioGroupField
        label={t('decision')}
        required
        look="cards"
        options={possible.map((value) => ({
          value,
          label: labels[value],
          description: effectOf(conflict, value),
        }))}
        value={as}
        error={errors['as']}
        onChange={(value) => setAs(resolutions.find((one) => one === value) ?? null)}
      />
      <TextField
        label={t('note')}
        description={t('noteText')}
        required
        maxLength={200}
        value={note}
        error={errors['note']}
        onChange={setNote}
      />
    </ActionDialog>
  )
}

/** Whether somebody else has resolved it: such an error concerns no field and cannot be retried. */
const isOver = ({ code, fields }: ApiProblem): boolean =>
  (code === 'state_conflict' || code === 'not_found') && Object.keys(fields).length === 0

/** Compares the desk's record with the server's. */
function Compared({ conflict }: { conflict: DeskConflict }) {
  const t = conflictTexts.useTexts()
  const gate = gateTexts.useTexts()
  const language = useLanguage()
  const { when } = useFormats()
  const { against, plate, companions, left_at: leftAt } = conflict
  const term = (
    name: 'guest' | 'act' | 'when' | 'who' | 'where' | 'car' | 'companions' | 'state',
  ) => t(name)
  const rows = (items: readonly { term: string; value: string | null | undefined }[]) => (
    <DescriptionList items={items.filter(({ value }) => value)} />
  )
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <section aria-label={t('recorded')}>
        <h3 className="mb-2 text-sm font-semibold">{t('recorded')}</h3>
        {rows([
          { term: term('guest'), value: conflict.guest_name },
          { term: term('act'), value: gate(`offline.acts.${conflict.act}`) },
          { term: term('when'), value: when(conflict.happened_at) },
          { term: term('who'), value: conflict.author.title },
          { term: term('where'), value: destinationOf(conflict)?.title },
          { term: term('car'), value: plate && codedValueTypes.plate.format(plate) },
          { term: term('companions'), value: companions > 0 ? String(companions) : null },
        ])}
        <p className="mt-2 text-sm text-muted">
          {leftAt !== null && `${t('left', { at: when(leftAt) })}. `}
          {t('received', { at: when(conflict.received_at) })}.
        </p>
      </section>
      <section aria-label={t('server')}>
        <h3 className="mb-2 text-sm font-semibold">{t('server')}</h3>
        {against === null ? (
          <p className="text-sm text-muted">{t('none')}</p>
        ) : (
          rows([
            { term: term('guest'), value: against.guest_name },
            { term: term('state'), value: choiceWords(language, 'visits', 'state', against.state) },
            {
              term: term('when'),
              value: against.checked_in_at && when(against.checked_in_at),
            },
            { term: term('who'), value: against.checked_in_by },
          ])
        )}
      </section>
    </div>
  )
}
