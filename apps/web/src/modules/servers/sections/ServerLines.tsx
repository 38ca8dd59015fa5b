import type { ServersAnswer } from '@portaria/contract/modules/servers/servers'
import { locales } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Badge, type Tone } from '@portaria/ui/display/Badge'
import { Banner } from '@portaria/ui/feedback/Banner'
import { sizeWords } from '@portaria/ui/size-words'
import { useQuery } from '@tanstack/react-query'
import { spanWords } from '../amounts.ts'
import { serversQuery } from '../servers-calls.ts'
import { serversTexts } from '../texts/servers-texts.ts'
import { SectionCard } from './SectionCard.tsx'

type Installation = ServersAnswer['data']
type Server = Installation['servers'][number]

const tones: Readonly<Record<Server['state'], Tone>> = {
  serving: 'success',
  draining: 'neutral',
  silent: 'danger',
}

/** Milliseconds between two clocks above which they are reported (platform §25). */
const APART_MS = 2_000

/** The servers that work on the database, with their releases and clocks. */
export function ServerLines() {
  const t = serversTexts.useTexts()
  const language = useLanguage()
  const found = useQuery(serversQuery)
  return (
    <SectionCard title={t('servers.title')} found={found}>
      {({ servers, database: { version, bytes } }: Installation) => (
        <div className="flex flex-col gap-3">
          <Warnings servers={servers} />
          <ul aria-label={t('servers.title')} className="ui-lines">
            {servers.map((server) => (
              <ServerLine key={server.id} server={server} />
            ))}
          </ul>
          <p className="tabular text-sm text-muted">
            {t('servers.database', { version, size: sizeWords(bytes, locales[language]) })}
          </p>
        </div>
      )}
    </SectionCard>
  )
}

/** What needs somebody: an upgrade that is not over, and clocks that are apart. */
function Warnings({ servers }: Pick<Installation, 'servers'>) {
  const t = serversTexts.useTexts()
  const heard = servers.filter(({ state }) => state !== 'silent')
  const ahead = heard.flatMap(({ ahead_ms }) => (ahead_ms === null ? [] : [ahead_ms]))
  const isMixed = new Set(heard.map(({ version }) => version)).size > 1
  const isApart = ahead.length > 0 && Math.max(...ahead, 0) - Math.min(...ahead, 0) > APART_MS
  return (
    <>
      {isMixed && (
        <Banner tone="warning" title={t('servers.mixed')}>
          {t('servers.mixedText')}
        </Banner>
      )}
      {isApart && (
        <Banner tone="warning" title={t('servers.apart')}>
          {t('servers.apartText')}
        </Banner>
      )}
    </>
  )
}

function ServerLine({ server }: { server: Server }) {
  const t = serversTexts.useTexts()
  const language = useLanguage()
  const { when, second } = useFormats()
  const { name, version, state, started_at, seen_at, ahead_ms } = server
  const isApart = state !== 'silent' && ahead_ms !== null && Math.abs(ahead_ms) > APART_MS
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 py-2.5 text-sm">
      <span className="min-w-0 flex-1 basis-48">
        <bdi className="font-medium break-all">{name}</bdi>
        <span className="tabular block text-muted">
          {state === 'silent'
            ? t('servers.seen', { at: second(seen_at) })
            : t('servers.since', { version, at: when(started_at) })}
        </span>
        {isApart && (
          <span className="tabular block text-warning-ink">
            {t(ahead_ms > 0 ? 'servers.ahead' : 'servers.behind', {
              span: spanWords(Math.abs(ahead_ms) / 1_000, language),
            })}
          </span>
        )}
      </span>
      <Badge dot tone={tones[state]}>
        {t(`servers.states.${state}`)}
      </Badge>
    </li>
  )
}
