import {
  type PersonKind,
  personKinds,
} from '@portaria/contract/modules/access/decisions/decision-words'
import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import type { ComboboxItem } from '@portaria/ui/fields/ComboboxField'
import { FieldRow, FormLayout } from '@portaria/ui/fields/FormLayout'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { missing, useAction } from '../../../../platform/actions/use-action.ts'
import { Failure } from '../../../../register-pages/Failure.tsx'
import { RecordChoice } from '../../../../register-pages/list/RecordChoice.tsx'
import { focusError } from '../../../../shell/save-bar/focus-error.ts'
import { registerOfKind, useKindWords } from '../../decision/person-kinds.ts'
import { correctPresence } from './presence-calls.ts'
import { presenceTexts } from './texts/presence-texts.ts'

type Input = { kind: PersonKind; person: ComboboxItem | null; area: ComboboxItem | null }

/** Adds a person whom somebody saw to the people who are inside. */
export function PresenceDialog({ onClose }: { onClose: () => void }) {
  const t = presenceTexts.useTexts()
  const kindWords = useKindWords()
  const client = useQueryClient()
  const fields = useRef<HTMLDivElement>(null)
  const [input, setInput] = useState<Input>({ kind: 'resident', person: null, area: null })
  const { kind, person, area } = input
  const { busy, errors, failure, run } = useAction({
    check: () => missing({ person }),
    send: () =>
      correctPresence({
        person: { kind, id: person?.value ?? '' },
        is_inside: true,
        area_id: area?.value ?? null,
      }),
    done: () => ({ title: t('nowHere', { name: person?.label ?? '' }) }),
    settled: () => client.invalidateQueries({ queryKey: ['gate', 'muster'] }),
    onDone: onClose,
  })
  const submit = async () => {
    if (!(await run())) setTimeout(() => focusError(fields.current))
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('add')} description={t('addText')}>
      <div ref={fields}>
        <FormLayout label={t('add')} onSubmit={submit} className="gap-field">
          <Failure failure={failure} />
          <FieldRow>
            <RecordChoice
              key={kind}
              required
              register={registerOfKind[kind]}
              label={t('person')}
              error={errors['person'] ?? errors['person.id']}
              value={person}
              onChange={(chosen) => setInput({ ...input, person: chosen })}
            />
            <SelectField
              label={t('kind')}
              options={personKinds.map((one) => ({ value: one, label: kindWords(one).one }))}
              value={kind}
              onChange={(value) => {
                const chosen = personKinds.find((one) => one === value)
                if (chosen !== undefined && chosen !== kind)
                  setInput({ ...input, kind: chosen, person: null })
              }}
            />
          </FieldRow>
          <RecordChoice
            register={registers['access-areas']}
            label={t('area')}
            error={errors['area_id']}
            value={area}
            onChange={(chosen) => setInput({ ...input, area: chosen })}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" variant="primary" loading={busy}>
              {t('save')}
            </Button>
          </div>
        </FormLayout>
      </div>
    </Dialog>
  )
}
