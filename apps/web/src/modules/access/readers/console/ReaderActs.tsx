import { mayUse } from '@portaria/contract/define-register/permissions'
import type { ReaderDetail } from '@portaria/contract/modules/access/readers/reader-answers'
import type { ReaderState } from '@portaria/contract/modules/access/readers/reader-words'
import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { useQueryClient } from '@tanstack/react-query'
import { Clock, Plug, RefreshCw } from 'lucide-react'
import { useAction } from '../../../../platform/actions/use-action.ts'
import { useRole } from '../../../../platform/session/use-session.ts'
import { registerPaths } from '../../../../register-pages/record.ts'
import { PasswordButton } from '../commands/PasswordButton.tsx'
import type { GivenCommand } from '../commands/use-reader-command.ts'
import { compareNow, READERS_KEY } from '../reader-calls.ts'
import { readerTexts } from '../texts/reader-texts.ts'
import { isClockWrong } from './clock-words.ts'

interface ReaderActsProps {
  reader: ReaderDetail
  given: GivenCommand
}

/** The act that the state of a reader asks for, and the comparison of what it holds. */
export function ReaderActs({ reader, given }: ReaderActsProps) {
  const t = readerTexts.useTexts()
  const role = useRole()
  const isSetUp = role !== null && mayUse(role, 'readers.set_up')
  const { state } = reader
  const isAnswering = state === 'online' || state === 'offline' || state === 'never'
  return (
    <>
      {isAnswering && <CompareButton reader={reader} />}
      {(state === 'never' || state === 'offline') && (
        <Button
          icon={Plug}
          variant="primary"
          loading={given.isWaiting}
          onClick={() => void given.action.run({ kind: 'probe' })}
        >
          {t('commands.probe.give')}
        </Button>
      )}
      {state === 'online' && isClockWrong(reader.console?.clock_ahead_s ?? 0) && (
        <Button
          icon={Clock}
          variant="primary"
          loading={given.isWaiting}
          onClick={() => void given.action.run({ kind: 'clock' })}
        >
          {t('commands.clock.give')}
        </Button>
      )}
      {isSetUp
        ? !isAnswering && <SetUpAct {...{ reader, given }} />
        : asked.includes(state) && (
            <span className="text-sm text-muted">{t('askAdministrator')}</span>
          )}
    </>
  )
}

/** States that an administrator of the platform ends. */
const asked: readonly ReaderState[] = [
  'no_address',
  'address_refused',
  'wrong_password',
  'factory_password',
]

/** What an administrator does about a reader to which nothing is sent. */
function SetUpAct({ reader, given }: ReaderActsProps) {
  const t = readerTexts.useTexts()
  const { state } = reader
  if (state === 'factory_password') return <PasswordButton given={given} />
  if (state === 'address_asked' || state === 'address_refused') {
    const { list } = registerPaths(registers['device-addresses'])
    return (
      list !== null && (
        <ButtonLink variant="primary" href={list}>
          {t('acts.addresses')}
        </ButtonLink>
      )
    )
  }
  const href = registerPaths(registers.equipment).record(reader.reader.id)
  return (
    href !== null && (
      <ButtonLink variant="primary" href={href}>
        {t('acts.equipment')}
      </ButtonLink>
    )
  )
}

/** Has the reader compared with what it has to hold. */
function CompareButton({ reader }: { reader: ReaderDetail }) {
  const t = readerTexts.useTexts()
  const client = useQueryClient()
  const { id } = reader.reader
  const action = useAction({
    send: () => compareNow(id),
    done: () => ({ title: t('acts.compareAsked') }),
    settled: () => client.invalidateQueries({ queryKey: [READERS_KEY, id], exact: true }),
  })
  return (
    <Button
      icon={RefreshCw}
      loading={action.busy}
      disabled={reader.console?.inventory_wanted ?? false}
      onClick={() => void action.run()}
    >
      {t('acts.compare')}
    </Button>
  )
}
