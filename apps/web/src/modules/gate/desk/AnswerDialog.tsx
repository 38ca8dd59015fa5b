import type { GateVisit } from '@portaria/contract/modules/gate/gate'
import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { SegmentedField } from '@portaria/ui/fields/SegmentedField'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import { useAttempt } from '../../../register-pages/use-attempt.ts'
import { answerersQuery } from '../gate-calls.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { useGateWords } from './gate-words.ts'
import { Answerers } from './UnitPanel.tsx'

export interface AnswerDialogProps {
  visit: GateVisit
  /** Said yes: the visitor enters. */
  onAllowed: (visit: GateVisit) => void
  onClose: () => void
}

const channels = ['intercom', 'phone', 'list'] as const

/** In place of the person: somebody who is not in the register of the unit. */
const OTHER = 'other'

/** What the unit told the desk about somebody who waits: who said it, and through what. */
export function AnswerDialog({ visit, onAllowed, onClose }: AnswerDialogProps) {
  const t = gateTexts.useTexts()
  const client = useQueryClient()
  const { transitionWords } = useRegister()
  const { visitDetail } = useGateWords()
  const { apartment, employee } = visit
  const people = useQuery({ ...answerersQuery(apartment?.id ?? ''), enabled: apartment !== null })
  const may = (people.data ?? []).filter(({ may_authorize }) => may_authorize)
  const [who, setWho] = useState<string | null>(null)
  const [other, setOther] = useState(employee?.title ?? '')
  const [through, setThrough] = useState<(typeof channels)[number]>('intercom')
  const [wrong, setWrong] = useState(false)
  const [busy, attempt] = useAttempt()
  const options = [
    ...may.map(({ id, name }) => ({ value: id, label: name })),
    { value: OTHER, label: t('answer.other') },
  ]
  const chosen = may.length === 0 ? OTHER : who
  const name = chosen === OTHER ? other.trim() : (may.find(({ id }) => id === chosen)?.name ?? '')

  const answer = (transition: 'authorise' | 'deny') => {
    // Nobody types "authorised by 302" without a name.
    setWrong(transition === 'authorise' && name === '')
    if (transition === 'authorise' && name === '') return
    void attempt(async () => {
      const said = { answered_through: through, ...(name !== '' && { answered_name: name }) }
      try {
        await actOn(registers.visits, visit.id, transition, said)
        if (transition === 'authorise') onAllowed(visit)
        else {
          showToast({
            title: transitionWords('deny').done,
            text: visit.guest_name,
            tone: 'neutral',
          })
          onClose()
        }
      } catch (error) {
        if (!(error instanceof ApiProblem && error.code === 'state_conflict')) throw error
        // The resident answered by the app meanwhile.
        showToast({ title: t('answer.already'), text: visit.guest_name, tone: 'neutral' })
        onClose()
      } finally {
        await refreshRegister(client, registers.visits)
        await client.invalidateQueries({ queryKey: ['gate'] })
      }
    })
  }
  return (
    <Dialog
      open
      size="md"
      onOpenChange={() => !busy && onClose()}
      closeOnOutsidePress={false}
      title={t('answer.title', { name: visit.guest_name })}
      description={visitDetail(visit)}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={busy} onClick={() => answer('deny')}>
            {t('answer.deny')}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => answer('authorise')}>
            {t('answer.allow')}
          </Button>
        </>
      }
    >
      <FormLayout
        label={t('answer.title', { name: visit.guest_name })}
        onSubmit={() => answer('authorise')}
        className="gap-field"
      >
        <p className="text-sm text-pretty text-muted">{t('answer.text')}</p>
        {apartment && <Answerers unitId={apartment.id} />}
        {may.length > 0 && (
          <RadioGroupField
            label={t('answer.who')}
            options={options}
            value={chosen}
            error={wrong && chosen === null ? t('answer.nameRequired') : undefined}
            onChange={setWho}
          />
        )}
        {chosen === OTHER && (
          <TextField
            label={t('answer.otherName')}
            maxLength={120}
            value={other}
            error={wrong ? t('answer.nameRequired') : undefined}
            onChange={setOther}
          />
        )}
        <SegmentedField
          label={t('answer.through')}
          options={channels.map((value) => ({ value, label: t(`answer.${value}`) }))}
          value={through}
          onChange={setThrough}
        />
      </FormLayout>
    </Dialog>
  )
}
