import { visits } from '@portaria/contract/registers/visits/visits'
import { registerText } from '@portaria/contract/texts/register-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Avatar } from '@portaria/ui/display/Avatar'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { BellRing, Check, X } from 'lucide-react'
import { ApiProblem } from '../../platform/api-problem.ts'
import { asText } from '../../register-pages/field-kinds/field-input.ts'
import { asImage, asReference, type RegisterRecord } from '../../register-pages/record.ts'
import { actOn } from '../../register-pages/register-calls.ts'
import { refreshRegister } from '../../register-pages/register-queries.ts'
import { choiceWords } from '../../register-pages/register-words.ts'
import { useAttempt } from '../../register-pages/use-attempt.ts'
import { visitsTexts } from './texts/visits-texts.ts'

/** Who stands at the gate for the household, to let in or to send away with one press. */
export function WaitingVisits({ rows }: { rows: readonly RegisterRecord[] }) {
  const t = visitsTexts.useTexts()
  return (
    <section aria-live="polite" aria-label={t('waiting.title')} className="empty:hidden">
      {rows.length > 0 && (
        <div className="rounded-lg border border-warning bg-warning-soft p-4">
          <h2 className="flex items-center gap-2 font-semibold">
            <BellRing aria-hidden className="size-5 text-warning-ink" />
            {t('waiting.title')}
          </h2>
          <ul className="mt-3 flex flex-col gap-4">
            {rows.map((record) => (
              <WaitingVisit key={record.id} record={record} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function WaitingVisit({ record }: { record: RegisterRecord }) {
  const t = visitsTexts.useTexts()
  const { time } = useFormats()
  const language = useLanguage()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const { transitions } = registerText(language, 'visits')
  const name = asText(record['guest_name'])
  const since = record['waiting_since']
  const answer = (transition: 'authorise' | 'deny') =>
    attempt(async () => {
      try {
        await actOn(visits, record.id, transition)
        showToast({ title: transitions?.[transition]?.done ?? '', text: name, tone: 'success' })
      } catch (error) {
        if (!(error instanceof ApiProblem && error.code === 'state_conflict')) throw error
        // Another of the household was first, or the gate.
        showToast({ title: t('waiting.answered', { name }), tone: 'neutral' })
      } finally {
        await refreshRegister(client, visits)
      }
    })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-3">
      <Avatar name={name} src={asImage(record['photo'])?.url} size="lg" />
      <span className="min-w-0 flex-1 basis-40">
        <span className="block text-base font-semibold">{name}</span>
        <span className="block text-sm text-muted">
          {[
            choiceWords(language, 'visits', 'kind', String(record['kind'])),
            asReference(record['apartment'])?.title,
            typeof since === 'string' && t('waiting.since', { at: time(new Date(since)) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="flex flex-1 gap-2 sm:flex-none">
        <Button
          size="lg"
          variant="primary"
          icon={Check}
          loading={busy}
          className="flex-1"
          onClick={() => void answer('authorise')}
        >
          {transitions?.['authorise']?.button}
        </Button>
        <Button
          size="lg"
          icon={X}
          disabled={busy}
          className="flex-1"
          onClick={() => void answer('deny')}
        >
          {transitions?.['deny']?.button}
        </Button>
      </span>
    </li>
  )
}
