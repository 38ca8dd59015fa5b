import { Spinner } from '@portaria/ui/display/Spinner'
import { Banner } from '@portaria/ui/feedback/Banner'
import { Failure } from '../../../../register-pages/Failure.tsx'
import { readerTexts } from '../texts/reader-texts.ts'
import type { GivenCommand } from './use-reader-command.ts'

const tones = { done: 'success', refused: 'danger', unknown: 'warning' } as const

/** What became of a command, in words; renders nothing before the first one. */
export function CommandOutcome({ given: { action, command } }: { given: GivenCommand }) {
  const t = readerTexts.useTexts()
  if (action.busy || command?.state === 'waiting') {
    const kind = action.running?.kind ?? command?.kind ?? 'probe'
    return (
      <output className="flex items-center gap-2 text-sm text-muted">
        <Spinner className="size-4" />
        {t(`commands.${kind}.waiting`)}
      </output>
    )
  }
  const refused = Object.values(action.errors)
  if (action.failure !== null) return <Failure failure={action.failure} />
  if (refused.length > 0) return <Banner tone="danger">{refused.join(' ')}</Banner>
  if (!command) return null
  const { kind, state, reason, detail } = command
  return (
    <Banner tone={tones[state]} title={t(`commands.${kind}.${state}`)}>
      {reason !== null && <p>{t(`commandReasons.${reason}`)}</p>}
      {detail !== null && <p>{t('readerSays', { words: detail })}</p>}
    </Banner>
  )
}
