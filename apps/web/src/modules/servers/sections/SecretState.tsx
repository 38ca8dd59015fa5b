import type { SecretChangeAnswer } from '@portaria/contract/modules/servers/secret-change'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Badge } from '@portaria/ui/display/Badge'
import { useQuery } from '@tanstack/react-query'
import { secretQuery } from '../servers-calls.ts'
import { serversTexts } from '../texts/servers-texts.ts'
import { SectionCard } from './SectionCard.tsx'

type Change = SecretChangeAnswer['data']

/** How far a change of the servers' secret is, and what to do next. */
export function SecretState() {
  const t = serversTexts.useTexts()
  const found = useQuery(secretQuery)
  return (
    <SectionCard title={t('secret.title')} text={t('secret.text')} found={found}>
      {({ data }) => <Stated change={data} />}
    </SectionCard>
  )
}

const tones = {
  none: 'success',
  learning: 'warning',
  ready: 'warning',
  switching: 'warning',
  sealing: 'neutral',
  waiting: 'neutral',
  done: 'success',
} as const satisfies Record<Change['state'], string>

function Stated({ change }: { change: Change }) {
  const t = serversTexts.useTexts()
  const { when, count } = useFormats()
  const { state, servers, companies, finished, unreadable, invitations, until } = change
  return (
    <div className="flex flex-col gap-1 text-sm">
      <span>
        <Badge tone={tones[state]}>{t(`secret.states.${state}`)}</Badge>
      </span>
      <span>{t(`secret.next.${state}`)}</span>
      {servers.map((name) => (
        <bdi key={name} className="text-muted">
          {name}
        </bdi>
      ))}
      {state === 'sealing' && (
        <span className="tabular text-muted">
          {t('secret.progress', { finished: count(finished), companies: count(companies) })}
        </span>
      )}
      {state === 'waiting' && until !== null && (
        <span className="tabular text-muted">
          {t('secret.invitations', { count: invitations, at: when(until) })}
        </span>
      )}
      {unreadable > 0 && (
        <span className="text-danger-ink">{t('secret.unreadable', { count: unreadable })}</span>
      )}
    </div>
  )
}
