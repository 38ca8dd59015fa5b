import {
  type NewReaderBody,
  readerKinds,
} from '@portaria/contract/modules/access/readers/new-reader'
import { portRange } from '@portaria/contract/modules/devices/device-addresses/device-addresses'
import { newId } from '@portaria/contract/value-types/uuid'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { FieldRow, FormLayout } from '@portaria/ui/fields/FormLayout'
import { NumberField } from '@portaria/ui/fields/NumberField'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { TextField } from '@portaria/ui/fields/TextField'
import { useEffect, useRef, useState } from 'react'
import { missing, useAction } from '../../../../platform/actions/use-action.ts'
import { ApiProblem } from '../../../../platform/api-problem.ts'
import { fieldTextsOf } from '../../../../platform/problem-text.ts'
import { Failure } from '../../../../register-pages/Failure.tsx'
import { choiceWords } from '../../../../register-pages/register-words.ts'
import { focusError } from '../../../../shell/save-bar/focus-error.ts'
import { addReader } from '../reader-calls.ts'
import { StepTitle } from './StepTitle.tsx'
import { wizardTexts } from './texts/wizard-texts.ts'

/** The login of the factory, and the port of its web service. */
const FACTORY = { username: 'admin', password: 'admin', port: 80 } as const

type Typed = Omit<NewReaderBody, 'id' | 'serial' | 'port'> & { port: number | null }

/** The first step: name, address and login; the reader exists after it. */
export function AddressStep({ onDone }: { onDone: (id: string) => void }) {
  const t = wizardTexts.useTexts()
  const language = useLanguage()
  const area = useRef<HTMLDivElement>(null)
  // One id for all tries, so that a lost answer makes no second reader.
  const [id] = useState(newId)
  const [typed, setTyped] = useState<Typed>({
    name: '',
    kind: 'facial',
    host: '',
    ...FACTORY,
  })
  const action = useAction({
    check: () => missing(typed),
    send: async () => onDone(await addReader({ id, ...typed, port: typed.port ?? FACTORY.port })),
    explain: (error) => {
      const existing = error instanceof ApiProblem ? error.problem?.existing : undefined
      return existing === undefined
        ? fieldTextsOf(error)
        : { host: t('address.taken', { title: existing.title }) }
    },
  })
  const { errors, refused, clear } = action
  useEffect(() => {
    if (Object.keys(refused).length > 0) focusError(area.current)
  }, [refused])
  const change = (more: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...more }))
    for (const field of Object.keys(more)) clear(field)
  }
  return (
    <div ref={area} className="flex flex-col gap-4">
      <StepTitle title={t('address.title')} text={t('address.text')} />
      <FormLayout
        label={t('step.address')}
        onSubmit={() => action.run()}
        className="max-w-xl gap-field"
      >
        <Failure failure={action.failure} />
        <TextField
          label={t('address.name')}
          description={t('address.nameHelp')}
          required
          maxLength={80}
          value={typed.name}
          error={errors['name']}
          onChange={(name) => change({ name })}
        />
        <SelectField
          label={t('address.kind')}
          required
          options={readerKinds.map((value) => ({
            value,
            label: choiceWords(language, 'equipment', 'kind', value),
          }))}
          value={typed.kind}
          error={errors['kind']}
          onChange={(value) => {
            const kind = readerKinds.find((one) => one === value)
            if (kind) change({ kind })
          }}
        />
        <FieldRow>
          <TextField
            label={t('address.host')}
            description={t('address.hostHelp')}
            required
            autoCapitalize="none"
            spellCheck={false}
            value={typed.host}
            error={errors['host']}
            onChange={(host) => change({ host })}
          />
          <NumberField
            label={t('address.port')}
            required
            min={portRange[0]}
            max={portRange[1]}
            format={{ useGrouping: false }}
            value={typed.port}
            error={errors['port']}
            onChange={(port) => change({ port })}
          />
        </FieldRow>
        <FieldRow>
          <TextField
            label={t('address.username')}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed.username}
            error={errors['username']}
            onChange={(username) => change({ username })}
          />
          <PasswordField
            label={t('address.password')}
            required
            autoComplete="new-password"
            value={typed.password}
            error={errors['password']}
            onChange={(password) => change({ password })}
          />
        </FieldRow>
        <p className="-mt-2 text-sm text-pretty text-muted">{t('address.passwordHelp')}</p>
        <Button type="submit" variant="primary" loading={action.busy} className="self-start">
          {t('address.save')}
        </Button>
      </FormLayout>
    </div>
  )
}
