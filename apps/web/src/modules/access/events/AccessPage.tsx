import type { Role } from '@portaria/contract/actors/roles'
import type { ExplainedAccess } from '@portaria/contract/modules/access/access-answers'
import { accessPoints } from '@portaria/contract/modules/access/access-points/access-points'
import type {
  AccessFact,
  PersonKind,
} from '@portaria/contract/modules/access/decisions/decision-words'
import { registers } from '@portaria/contract/modules/registers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Card } from '@portaria/ui/display/Card'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Breadcrumbs } from '@portaria/ui/layout/Breadcrumbs'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '../../../platform/page-title.ts'
import { useRole } from '../../../platform/session/use-session.ts'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { accessQuery } from '../access-calls.ts'
import { accessesPath } from '../access-paths.ts'
import { Explanation } from '../decision/Explanation.tsx'
import { registerOfKind, useCredentialWords, useKindWords } from '../decision/person-kinds.ts'
import { RecordLink } from '../decision/RecordLink.tsx'
import { decisionTexts } from '../decision/texts/decision-texts.ts'
import { accessTexts } from '../texts/access-texts.ts'
import { ForgiveEntry } from './ForgiveEntry.tsx'

/** The question that a page answers about a fact. */
function questionOf(fact: AccessFact) {
  if (fact === 'denied') return 'denied'
  return fact === 'granted' || fact === 'taken' || fact === 'not_taken' ? 'granted' : 'other'
}

/** Why a point opened, or stayed closed. */
export function AccessPage({ id }: { id: string }) {
  const t = accessTexts.useTexts()
  const role = useRole()
  const found = useQuery(accessQuery(id))
  const access = found.data
  const title = t(`events.why.${questionOf(access?.fact ?? 'exit_button')}`)
  usePageTitle(title)
  if (found.isError && !access) {
    return (
      <Page kind="form">
        <PageProblem error={found.error} onRetry={() => void found.refetch()} />
      </Page>
    )
  }
  return (
    <Page kind="form">
      <PageHeader
        title={access ? title : <Skeleton className="h-7 w-64" />}
        breadcrumbs={
          <Breadcrumbs
            items={[
              {
                label: t(role === 'condomino' ? 'events.own' : 'events.title'),
                href: accessesPath,
              },
              { label: title },
            ]}
          />
        }
      />
      {access ? (
        <Explained access={access} />
      ) : (
        <div aria-busy className="flex flex-col gap-4">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-48 w-full" />
        </div>
      )}
    </Page>
  )
}

function Explained({ access }: { access: ExplainedAccess }) {
  const t = accessTexts.useTexts()
  return (
    <div className="flex flex-col gap-4 pb-6 xl:flex-row xl:items-start">
      <div className="min-w-0 xl:flex-1">
        <Explanation of={{ ...access, opener: access.opened_by?.name }} />
        <ForgiveEntry access={access} />
      </div>
      <div className="min-w-0 xl:w-96 xl:shrink-0">
        <Card title={t('events.facts')}>
          <Facts access={access} />
        </Card>
      </div>
    </div>
  )
}

/** The register of a person's id: a household gets a guest's pass, not the visitor. */
const registerOfPerson = (kind: PersonKind, role: Role | null) =>
  kind === 'visitor' && role === 'condomino' ? registers.passes : registerOfKind[kind]

function Facts({ access }: { access: ExplainedAccess }) {
  const t = accessTexts.useTexts()
  const words = decisionTexts.useTexts()
  const { dateTime, when } = useFormats()
  const { nounOf } = useCredentialWords()
  const kindWords = useKindWords()
  const role = useRole()
  const { person, point, direction, credential, at, opened_by, opening_reason } = access
  const { reader_time: time, reader_zone: zone, passed_at: passedAt, fact } = access
  const items = [
    person && {
      term: t('events.person'),
      value: (
        <>
          <RecordLink register={registerOfPerson(person.kind, role)} to={person} />
          <span className="block text-muted">
            {[kindWords(person.kind).one, ...person.units].join(' · ')}
          </span>
        </>
      ),
    },
    { term: t('events.point'), value: <RecordLink register={accessPoints} to={point} /> },
    { term: t('events.way'), value: words(`directions.${direction}`) },
    {
      term: t('events.when'),
      value: (
        <time dateTime={at} title={dateTime(at)}>
          {when(at)}
        </time>
      ),
    },
    passedAt !== null &&
      fact !== 'granted' && {
        term: t(fact === 'not_taken' ? 'events.notPassedAt' : 'events.passedAt'),
        value: (
          <time dateTime={passedAt} title={dateTime(passedAt)}>
            {when(passedAt)}
          </time>
        ),
      },
    credential !== null && { term: t('events.credential'), value: nounOf(credential) },
    opened_by && { term: t('events.openedBy'), value: opened_by.name },
    opening_reason !== null && { term: t('events.openingReason'), value: opening_reason },
    time !== null && {
      term: t('events.readerTime'),
      value: zone === null ? time : t('events.readerTimeIn', { time, zone }),
    },
  ]
  return (
    <DescriptionList items={items.filter((item) => typeof item === 'object' && item !== null)} />
  )
}
