import { codedValueTypes } from '@portaria/contract/define-register/field-kinds/coded-value-types'
import {
  type DeskConflict,
  type Resolution,
  resolutions,
} from '@portaria/contract/modules/gate/desk-queue'
import { fieldText } from '@portaria/contract/texts/problem-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { fieldTextsOf } from '../../../platform/problem-text.ts'
import { choiceWords } from '../../../register-pages/register-words.ts'
import { useAttempt } from '../../../register-pages/use-attempt.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { resolveConflict } from './conflict-calls.ts'
import { useConflictWords } from './conflict-words.ts'
import { conflictTexts } from './texts/conflict-texts.ts'

export interface ConflictDialogProps {
  open: boolean
  conflict: DeskConflict | null
  onClose: () => void
}

/** One entry that waits for a person: what the desk recorded beside what the server has. */
export function ConflictDialog({ conflict, onClose }: ConflictDialogProps) {
  return conflict && <Resolving key={conflict.id} conflict={conflict} onClose={onClose} />
}

type ResolvingProps = { conflict: DeskConflict; onClose: () => void }

function Resolving({ conflict, onClose }: ResolvingProps) {
  const t = conflictTexts.useTexts()
  const gate = gateTexts.useTexts()
  const language = useLanguage()
  const client = useQueryClient()
  const { causeOf, effectOf } = useConflictWords()
  const [as, setAs] = useState<Resolution | null>(null)
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, attempt] = useAttempt()
  // What left was never to come in, and what the server does not have cannot be the same.
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

  const submit = () => {
    const required = fieldText(language, 'required')
    const wrong = {
      ...(as === null && { as: required }),
      ...(note.trim() === '' && { note: required }),
    }
    setErrors(wrong)
    if (as === null || Object.keys(wrong).length > 0) return
    void attempt(async () => {
      try {
        await resolveConflict(conflict.id, as, note.trim())
        showToast({ title: t('done'), text: conflict.guest_name, tone: 'success' })
        onClose()
      } catch (error) {
        if (error instanceof ApiProblem && isOver(error)) {
          showToast({ title: t('already'), text: conflict.guest_name, tone: 'neutral' })
          return onClose()
        }
        const told = fieldTextsOf(error)
        // What has no field of its own here stands against the decision.
        const { note: ofNote, ...rest } = told
        const [other] = Object.values(rest)
        setErrors({ ...(ofNote && { note: ofNote }), ...(other && { as: other }) })
        if (Object.keys(told).length === 0) throw error
      } finally {
        await client.invalidateQueries({ queryKey: ['gate'] })
      }
    })
  }
  return (
    <Dialog
      open
      size="lg"
      closeOnOutsidePress={false}
      onOpenChange={() => !busy && onClose()}
      title={t('title', { name: conflict.guest_name })}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {gate('cancel')}
          </Button>
          <Button variant="primary" loading={busy} onClick={submit}>
            {t('resolve')}
          </Button>
        </>
      }
    >
      <FormLayout
        label={t('title', { name: conflict.guest_name })}
        onSubmit={submit}
        className="gap-field"
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
      </FormLayout>
    </Dialog>
  )
}

/** Somebody else has resolved it: neither a field's error nor one that a second try mends. */
const isOver = ({ code, fields }: ApiProblem): boolean =>
  (code === 'state_conflict' || code === 'not_found') && Object.keys(fields).length === 0

/** What the desk recorded, and what the server has instead. */
function Compared({ conflict }: { conflict: DeskConflict }) {
  const t = conflictTexts.useTexts()
  const gate = gateTexts.useTexts()
  const language = useLanguage()
  const { dateTime } = useFormats()
  const { against, apartment, employee, plate, companions, left_at: leftAt } = conflict
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
          { term: term('when'), value: dateTime(conflict.happened_at) },
          { term: term('who'), value: conflict.author.title },
          { term: term('where'), value: apartment?.title ?? employee?.title },
          { term: term('car'), value: plate && codedValueTypes.plate.format(plate) },
          { term: term('companions'), value: companions > 0 ? String(companions) : null },
        ])}
        <p className="mt-2 text-sm text-muted">
          {leftAt !== null && `${t('left', { at: dateTime(leftAt) })}. `}
          {t('received', { at: dateTime(conflict.received_at) })}.
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
              value: against.checked_in_at && dateTime(against.checked_in_at),
            },
            { term: term('who'), value: against.checked_in_by },
          ])
        )}
      </section>
    </div>
  )
}
