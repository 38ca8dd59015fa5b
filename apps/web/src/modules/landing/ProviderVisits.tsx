import type { Assigned } from '@portaria/contract/modules/landing/landing'
import { dialled } from '@portaria/contract/value-types/phone'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Badge } from '@portaria/ui/display/Badge'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQueryClient } from '@tanstack/react-query'
import { Check, Navigation, Phone } from 'lucide-react'
import { useAction } from '../../platform/actions/use-action.ts'
import { callApi } from '../../platform/http-client.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { choiceWords } from '../../register-pages/register-words.ts'
import { assignedQuery } from './landing-queries.ts'
import { landingTexts } from './texts/landing-texts.ts'

type Visit = Assigned['visits'][number]

/**
 * A provider's next visits; when a visit is due, it can be announced, and the person who asked for
 * it can be called.
 */
export function ProviderVisits({ visits }: { visits: readonly Visit[] }) {
  const t = landingTexts.useTexts()
  if (visits.length === 0)
    return <p className="text-sm text-pretty text-muted">{t('providerNoVisits')}</p>
  return (
    <ul className="flex flex-col divide-y divide-line">
      {visits.map((visit) => (
        <VisitItem key={visit.id} visit={visit} />
      ))}
    </ul>
  )
}

function VisitItem({ visit }: { visit: Visit }) {
  const language = useLanguage()
  const { when, span } = useFormats()
  const { place, guest_name: guest, purpose, state, expected_from: from, expected_to: to } = visit
  const due = from && (to === null ? when(from) : span(from, to))
  const what = [guest, purpose].filter(Boolean).join(' · ')
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex items-start gap-3">
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{place}</span>
          {[due, what].filter(Boolean).map((detail) => (
            <span key={detail} className="tabular block text-sm text-muted">
              {detail}
            </span>
          ))}
        </span>
        {state !== 'expected' && (
          <Badge tone={state === 'waiting' ? 'warning' : 'accent'}>
            {choiceWords(language, 'visits', 'state', state)}
          </Badge>
        )}
      </div>
      <VisitActs visit={visit} />
    </li>
  )
}

function VisitActs({ visit }: { visit: Visit }) {
  const t = landingTexts.useTexts()
  const client = useQueryClient()
  const { when } = useFormats()
  const { id, place, soon, on_the_way_at: told, host } = visit
  const action = useAction({
    send: () => callApi(`/visits/${id}/on-the-way`, { method: 'POST' }),
    done: () => ({ title: t('providerHasTold', { place }) }),
    onDone: () => void client.invalidateQueries({ queryKey: assignedQuery.queryKey }),
  })
  if (!soon && told === null && host === null) return null
  return (
    <>
      {action.failure !== null && (
        <Banner tone="warning" title={problemTextOf(action.failure).title}>
          {problemTextOf(action.failure).detail}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {soon && told === null && (
          <Button
            variant="primary"
            icon={Navigation}
            loading={action.busy}
            aria-label={`${t('providerComes')}: ${place}`}
            onClick={() => void action.run()}
          >
            {t('providerComes')}
          </Button>
        )}
        {told !== null && (
          <Badge tone="success" icon={Check}>
            {t('providerTold', { when: when(told) })}
          </Badge>
        )}
        {host && (
          <ButtonLink href={`tel:${dialled(host.phone)}`} icon={Phone}>
            {t('providerCalls', { name: host.name.split(' ')[0] ?? '' })}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
