import type { ReaderDetail } from '@portaria/contract/modules/access/readers/reader-answers'
import { equipment } from '@portaria/contract/modules/devices/equipment/equipment'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Spinner } from '@portaria/ui/display/Spinner'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plug } from 'lucide-react'
import { useState } from 'react'
import { missing, useAction } from '../../../../platform/actions/use-action.ts'
import { ApiProblem } from '../../../../platform/api-problem.ts'
import { fieldTextsOf } from '../../../../platform/problem-text.ts'
import { Failure } from '../../../../register-pages/Failure.tsx'
import { PageProblem } from '../../../../register-pages/PageProblem.tsx'
import { registerPaths } from '../../../../register-pages/record.ts'
import { actOn, getRecord, updateRecord } from '../../../../register-pages/register-calls.ts'
import { CommandOutcome } from '../commands/CommandOutcome.tsx'
import { PasswordButton } from '../commands/PasswordButton.tsx'
import { type GivenCommand, useReaderCommand } from '../commands/use-reader-command.ts'
import { useClockWords } from '../console/clock-words.ts'
import { READERS_KEY, readerQuery } from '../reader-calls.ts'
import { readerTexts } from '../texts/reader-texts.ts'
import { StepTitle } from './StepTitle.tsx'
import { wizardTexts } from './texts/wizard-texts.ts'

interface ContactStepProps {
  id: string
  onDone: () => void
}

/** The second step: waits for the reader, and says in plain words what came of it. */
export function ContactStep({ id, onDone }: ContactStepProps) {
  const t = wizardTexts.useTexts()
  const found = useQuery(readerQuery(id, true))
  const given = useReaderCommand(id)
  const reader = found.data
  return (
    <div className="flex flex-col items-start gap-4">
      <StepTitle title={t('contact.title')} />
      {found.isError && !reader && (
        <PageProblem error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <Skeleton className="h-24 w-full" />}
      {reader && <Contact {...{ reader, given, onDone }} />}
      <CommandOutcome given={given} />
    </div>
  )
}

interface ContactProps {
  reader: ReaderDetail
  given: GivenCommand
  onDone: () => void
}

function Contact({ reader, given, onDone }: ContactProps) {
  const t = wizardTexts.useTexts()
  const words = readerTexts.useTexts()
  const { state, console, more } = reader
  const trouble = console?.trouble ?? null
  if (state === 'online') return <Found {...{ reader, onDone }} />
  const isChanged = given.command?.kind === 'password' && given.command.state === 'done'
  if (state === 'factory_password' && !isChanged) {
    return (
      <>
        <Banner tone="warning" title={t('contact.factory')}>
          {t('contact.factoryText')}
        </Banner>
        <PasswordButton given={given} />
      </>
    )
  }
  if (state === 'wrong_password') return <OtherPassword id={reader.reader.id} />
  if ((state === 'never' && trouble === null) || state === 'factory_password') {
    return (
      <output className="flex items-center gap-2 text-sm">
        <Spinner className="size-4" />
        {t('contact.waiting', { address: more?.address ?? '' })}
      </output>
    )
  }
  const isCallable = state === 'never' || state === 'offline'
  const href = registerPaths(equipment).edit(reader.reader.id)
  return (
    <>
      <Banner tone="danger" title={t('contact.silent')}>
        <p>
          {isCallable && trouble !== null
            ? words(`troubles.${trouble}`)
            : words(`explained.${state}`)}
        </p>
      </Banner>
      <div className="flex flex-wrap gap-2">
        {isCallable && (
          <Button
            icon={Plug}
            variant="primary"
            loading={given.isWaiting}
            onClick={() => void given.action.run({ kind: 'probe' })}
          >
            {t('contact.again')}
          </Button>
        )}
        {href !== null && <ButtonLink href={href}>{t('contact.fix')}</ButtonLink>}
      </div>
    </>
  )
}

/** What the reader told of itself; going on writes it to the equipment. */
function Found({ reader, onDone }: { reader: ReaderDetail; onDone: () => void }) {
  const t = wizardTexts.useTexts()
  const words = readerTexts.useTexts()
  const { when } = useFormats()
  const clockWords = useClockWords()
  const client = useQueryClient()
  const { id } = reader.reader
  const { model = null, serial = null, firmware = null } = reader.console ?? {}
  const ahead = reader.console?.clock_ahead_s ?? null
  const readAt = reader.console?.clock_read_at ?? null
  const action = useAction({
    send: async () => {
      const record = await getRecord(equipment, id)
      const told = {
        ...(serial !== null && record['serial'] !== serial && { serial }),
        ...(model !== null && record['model'] !== model && { model }),
      }
      if (Object.keys(told).length > 0) await updateRecord(equipment, id, record.version, told)
      onDone()
    },
    explain: (error) =>
      error instanceof ApiProblem && error.code === 'duplicate'
        ? { serial: t('contact.serialTaken') }
        : fieldTextsOf(error),
    settled: () => client.invalidateQueries({ queryKey: [READERS_KEY] }),
  })
  const refused = Object.values(action.errors)
  const items = [
    { term: words('facts.model'), value: model ?? t('contact.unknown') },
    { term: words('facts.serial'), value: serial ?? t('contact.unknown') },
    { term: words('facts.firmware'), value: firmware ?? t('contact.unknown') },
    {
      term: t('contact.clock'),
      value:
        ahead === null || readAt === null
          ? t('contact.unknown')
          : `${clockWords(ahead)} (${words('facts.readAt', { at: when(readAt) })})`,
    },
  ]
  return (
    <>
      <Banner tone="success" title={t('contact.found')} />
      <div className="w-full max-w-xl">
        <DescriptionList items={items} />
      </div>
      <Failure failure={action.failure} />
      {refused.length > 0 && <Banner tone="danger">{refused.join(' ')}</Banner>}
      <Button variant="primary" loading={action.busy} onClick={() => void action.run()}>
        {t('next')}
      </Button>
    </>
  )
}

/** Another password for a reader that does not accept the one it was added with. */
function OtherPassword({ id }: { id: string }) {
  const t = wizardTexts.useTexts()
  const client = useQueryClient()
  const [secret, setSecret] = useState('')
  const action = useAction({
    check: () => missing({ secret }),
    send: () => actOn(equipment, id, 'set-secret', { secret }),
    settled: () => client.invalidateQueries({ queryKey: [READERS_KEY, id] }),
  })
  return (
    <>
      <Banner tone="danger" title={t('contact.password')}>
        {t('contact.passwordText')}
      </Banner>
      <FormLayout
        label={t('contact.newPassword')}
        onSubmit={() => action.run()}
        className="w-full max-w-sm gap-field"
      >
        <Failure failure={action.failure} />
        <PasswordField
          label={t('contact.newPassword')}
          required
          autoComplete="new-password"
          value={secret}
          error={action.errors['secret']}
          onChange={(value) => {
            setSecret(value)
            action.clear()
          }}
        />
        <Button type="submit" variant="primary" loading={action.busy} className="self-start">
          {t('contact.savePassword')}
        </Button>
      </FormLayout>
    </>
  )
}
