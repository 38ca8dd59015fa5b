import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import { toldThrough } from '@portaria/contract/modules/gate/desk-queue'
import type { GateVisit } from '@portaria/contract/modules/gate/gate'
import { registers } from '@portaria/contract/modules/registers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Banner } from '@portaria/ui/feedback/Banner'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { SegmentedField } from '@portaria/ui/fields/SegmentedField'
import { TextField } from '@portaria/ui/fields/TextField'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAction } from '../../../platform/actions/use-action.ts'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { ActionDialog } from '../../../register-pages/actions/ActionDialog.tsx'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { useRefresh } from '../../../register-pages/register-queries.ts'
import { answerersQuery } from '../gate-calls.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { useGateWords } from './gate-words.ts'
import { Answerers } from './UnitPanel.tsx'

export interface AnswerDialogProps {
  visit: GateVisit
  /** Called if the answer was yes: the visitor then enters. */
  onAllowed: (visit: GateVisit) => void
  onClose: () => void
}

/** The choice for a person who is not in the register of the unit. */
const OTHER = 'other'

/** Records the unit's answer about a waiting visitor: who gave it, and through which channel. */
export function AnswerDialog({ visit, onAllowed, onClose }: AnswerDialogProps) {
  const t = gateTexts.useTexts()
  const language = useLanguage()
  const client = useQueryClient()
  const { transitionWords } = useRegister()
  const { visitDetail } = useGateWords()
  const { apartment, employee } = visit
  const people = useQuery({ ...answerersQuery(apartment?.id ?? ''), enabled: apartment !== null })
  const may = (people.data ?? []).filter(({ may_authorize }) => may_authorize)
  const [who, setWho] = useState<string | null>(null)
  const [other, setOther] = useState(employee?.title ?? '')
  const otherField = useRef<HTMLInputElement>(null)
  const typeName = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return
    flushSync(() => setWho(OTHER))
    // The browser then types the letter into that field.
    otherField.current?.focus()
  }
  const [through, setThrough] = useState<(typeof toldThrough)[number]>('intercom')
  const options = [
    ...may.map(({ id, name }) => ({ value: id, label: name })),
    { value: OTHER, label: t('answer.other') },
  ]
  // If typing a name began before the household was known, it continues.
  const isTyping = employee === null && other !== ''
  const chosen = may.length === 0 ? OTHER : (who ?? (isTyping ? OTHER : null))
  const name = chosen === OTHER ? other.trim() : (may.find(({ id }) => id === chosen)?.name ?? '')

  const answer = async (transition: 'authorise' | 'deny', then: () => void) => {
    const said = { answered_through: through, ...(name !== '' && { answered_name: name }) }
    try {
      await actOn(registers.visits, visit.id, transition, said)
      then()
    } catch (error) {
      if (!(error instanceof ApiProblem && error.code === 'state_conflict')) throw error
      // The resident has answered in the app meanwhile.
      showToast({ title: t('answer.already'), text: visit.guest_name, tone: 'neutral' })
      onClose()
    } finally {
      await client.invalidateQueries({ queryKey: ['gate'] })
    }
  }
  const ends = { settled: useRefresh(registers.visits) }
  const allowing = useAction({
    ...ends,
    // An answer must name a person: "authorised by 302" is not enough.
    check: () =>
      name === ''
        ? { answered_name: t(may.length === 0 ? 'answer.nameTyped' : 'answer.nameRequired') }
        : {},
    send: () => answer('authorise', () => onAllowed(visit)),
  })
  const denying = useAction({
    ...ends,
    send: () =>
      answer('deny', () => {
        const title = transitionWords('deny').done
        showToast({ title, text: visit.guest_name, tone: 'neutral' })
        onClose()
      }),
  })
  return (
    <ActionDialog
      action={allowing}
      size="md"
      title={t('answer.title', { name: visit.guest_name })}
      description={visitDetail(visit)}
      button={t('answer.allow')}
      fields={['answered_name']}
      others={[{ action: denying, button: t('answer.deny') }]}
      onClose={onClose}
    >
      {visit.blocked && <Banner tone="danger" title={fieldText(language, 'visitor_blocked')} />}
      <p className="text-sm text-pretty text-muted">{t('answer.text')}</p>
      {apartment && <Answerers unitId={apartment.id} />}
      {may.length > 0 && (
        // Letters typed while a choice has the focus begin the name of another person. The choices
        // handle the keys.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div onKeyDown={typeName}>
          <RadioGroupField
            label={t('answer.who')}
            options={options}
            value={chosen}
            error={chosen === null ? allowing.errors['answered_name'] : undefined}
            onChange={setWho}
          />
        </div>
      )}
      {chosen === OTHER && (
        <TextField
          ref={otherField}
          label={t('answer.otherName')}
          maxLength={120}
          value={other}
          error={allowing.errors['answered_name']}
          onChange={setOther}
        />
      )}
      <SegmentedField
        label={t('answer.through')}
        options={toldThrough.map((value) => ({ value, label: t(`answer.${value}`) }))}
        value={through}
        onChange={setThrough}
      />
    </ActionDialog>
  )
}
