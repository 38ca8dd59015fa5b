import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Avatar } from '@portaria/ui/display/Avatar'
import { BellRing, Check, X } from 'lucide-react'
import { asText } from '../../register-pages/field-kinds/field-input.ts'
import { asImage, asReference, type RegisterRecord } from '../../register-pages/record.ts'
import { choiceWords } from '../../register-pages/register-words.ts'
import { visitsTexts } from './texts/visits-texts.ts'
import { useAnswer } from './use-answer.ts'

/** Visitors who wait at the gate for the household, each to let in or send away with one press. */
export function WaitingVisits({ rows }: { rows: readonly RegisterRecord[] }) {
  const t = visitsTexts.useTexts()
  return (
    <section aria-live="polite" aria-label={t('waiting.title')} className="empty:hidden">
      {rows.length > 0 && (
        <div data-waits="" className="rounded-lg bg-warning-soft p-4">
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
  const name = asText(record['guest_name'])
  const { busy, authorise, deny } = useAnswer(record.id, name)
  const since = record['waiting_since']
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
          onClick={authorise.give}
        >
          {authorise.label}
        </Button>
        <Button size="lg" icon={X} disabled={busy} className="flex-1" onClick={deny.give}>
          {deny.label}
        </Button>
      </span>
    </li>
  )
}
