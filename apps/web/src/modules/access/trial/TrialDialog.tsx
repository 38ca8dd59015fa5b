import type { ExplainedDecision } from '@portaria/contract/modules/access/access-answers'
import { personKinds } from '@portaria/contract/modules/access/decisions/decision-words'
import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { DateTimeField } from '@portaria/ui/fields/DateTimeField'
import { FieldRow, FormLayout } from '@portaria/ui/fields/FormLayout'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { missing, useAction } from '../../../platform/actions/use-action.ts'
import { companyClock } from '../../../platform/company-day.ts'
import { Failure } from '../../../register-pages/Failure.tsx'
import { RecordChoice } from '../../../register-pages/list/RecordChoice.tsx'
import { recordQuery } from '../../../register-pages/register-queries.ts'
import { pageTexts } from '../../../register-pages/texts/register-page-texts.ts'
import { focusError } from '../../../shell/save-bar/focus-error.ts'
import { tryPassage } from '../access-calls.ts'
import { Explanation } from '../decision/Explanation.tsx'
import { registerOfKind, useKindWords } from '../decision/person-kinds.ts'
import { accessTexts } from '../texts/access-texts.ts'
import { CredentialChoice } from './CredentialChoice.tsx'
import { DirectionChoice } from './DirectionChoice.tsx'
import { isMoment, type TrialInput, trialOf, usualCredential } from './trial-input.ts'

export interface TrialDialogProps {
  /** What is given by the place that opened it, and not asked for. */
  given: Pick<TrialInput, 'point'> | Pick<TrialInput, 'kind' | 'person'>
  onClose: () => void
}

const timeNow = () => companyClock(new Date().toISOString()).slice(11)

/** Asks for a passage, and says whether it would be granted and why. Nothing opens. */
export function TrialDialog({ given, onClose }: TrialDialogProps) {
  const t = accessTexts.useTexts()
  const text = pageTexts.useTexts()
  const kindWords = useKindWords()
  const area = useRef<HTMLDivElement>(null)
  const [input, setInput] = useState<TrialInput>(() => {
    const kind = 'kind' in given ? given.kind : 'resident'
    const asked = { point: null, person: null, direction: null, at: '' }
    return { ...asked, kind, credentials: [usualCredential(kind)], ...given }
  })
  // A result belongs to the input it was asked for: a late one is not shown under another.
  const [result, setResult] = useState<{ of: TrialInput; decision: ExplainedDecision } | null>(null)
  const action = useAction({
    check: () => ({
      ...missing({ point_id: input.point, person: input.person }),
      credentials: input.credentials.length === 0 ? t('trial.pickCredential') : undefined,
      at: isMoment(input.at) ? undefined : t('trial.wrongMoment'),
    }),
    send: async () => {
      setResult(null)
      const decision = await tryPassage(trialOf(input))
      setResult({ of: input, decision })
    },
  })
  const { busy, errors, failure, run } = action
  const pointId = input.point?.value
  const point = useQuery({
    ...recordQuery(registers['access-points'], pointId ?? ''),
    enabled: pointId !== undefined,
  })
  const leads = pointId === undefined ? undefined : point.data?.['direction']
  const direction = input.direction ?? (leads === 'out' ? 'out' : 'in')
  const change = (more: Partial<TrialInput>) => setInput((before) => ({ ...before, ...more }))
  const shown = result !== null && result.of === input ? result.decision : null
  const submit = async () => {
    if (!(await run())) setTimeout(() => focusError(area.current))
  }
  return (
    <Dialog
      open
      size="lg"
      closeOnOutsidePress={false}
      onOpenChange={onClose}
      title={t('trial.open')}
      description={t('trial.text')}
    >
      <div ref={area} className="flex flex-col gap-5">
        <FormLayout label={t('trial.open')} onSubmit={submit} className="gap-field">
          <Failure failure={failure} />
          {'kind' in given ? (
            <RecordChoice
              required
              register={registers['access-points']}
              label={t('trial.point')}
              error={errors['point_id']}
              value={input.point}
              onChange={(point) => change({ point, direction: null })}
            />
          ) : (
            <FieldRow>
              {/* The window begins with the name: most trials are of residents. */}
              <RecordChoice
                key={input.kind}
                required
                register={registerOfKind[input.kind]}
                label={t('trial.person')}
                error={errors['person'] ?? errors['person.id']}
                value={input.person}
                onChange={(person) => change({ person })}
              />
              <SelectField
                label={t('trial.kind')}
                options={personKinds.map((kind) => ({ value: kind, label: kindWords(kind).one }))}
                value={input.kind}
                onChange={(value) => {
                  const kind = personKinds.find((one) => one === value)
                  if (kind !== undefined && kind !== input.kind)
                    change({ kind, person: null, credentials: [usualCredential(kind)] })
                }}
              />
            </FieldRow>
          )}
          {leads === 'both' && (
            <DirectionChoice
              value={direction}
              error={errors['direction']}
              onChange={(chosen) => change({ direction: chosen })}
            />
          )}
          <CredentialChoice
            value={input.credentials}
            error={errors['credentials']}
            onChange={(credentials) => change({ credentials })}
          />
          <DateTimeField
            label={t('trial.at')}
            description={t('trial.atHelp')}
            error={errors['at']}
            format="dd/mm/yyyy"
            placeholder={text('dayAndTime')}
            usualTime={timeNow}
            value={input.at}
            onChange={(at) => change({ at })}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>{t('trial.close')}</Button>
            <Button type="submit" variant="primary" loading={busy}>
              {t(shown ? 'trial.again' : 'trial.run')}
            </Button>
          </div>
        </FormLayout>
        <section
          ref={(place) => {
            // On a telephone it would begin below the window's edge.
            if (shown) place?.scrollIntoView({ block: 'nearest' })
          }}
          aria-label={t('trial.result')}
          aria-live="polite"
          className="empty:hidden"
        >
          {shown && <Explanation of={{ ...shown, fact: shown.outcome, direction }} />}
        </section>
      </div>
    </Dialog>
  )
}
