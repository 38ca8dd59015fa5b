import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import {
  ENTRIES_PER_PAGE,
  type ReaderConsole,
  type ReaderEntry,
} from '@portaria/contract/modules/access/readers/reader-answers'
import {
  type EntryKind,
  type EntryState,
  entryStates,
} from '@portaria/contract/modules/access/readers/reader-words'
import { registers } from '@portaria/contract/modules/registers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Badge } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { Pagination } from '@portaria/ui/table/Pagination'
import { useQuery } from '@tanstack/react-query'
import { SearchX, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { PageProblem } from '../../../../register-pages/PageProblem.tsx'
import { useWordsOf } from '../../../../register-pages/register-words.ts'
import { useDebounced } from '../../../../register-pages/use-debounced.ts'
import { useCredentialWords } from '../../decision/person-kinds.ts'
import { RecordLink } from '../../decision/RecordLink.tsx'
import { type EntrySearch, entriesQuery } from '../reader-calls.ts'
import { entryLook } from '../state-look.ts'
import { readerTexts } from '../texts/reader-texts.ts'

/** Milliseconds without typing before a search. */
const REST_MS = 200

/** The register of each kind of entry. */
const registerOf: Readonly<Record<EntryKind, AnyRegister>> = {
  resident: registers.residents,
  employee: registers.employees,
  provider: registers['service-providers'],
  pass: registers.passes,
  card: registers.cards,
  schedule: registers['access-rules'],
}

interface ReaderPeopleProps {
  id: string
  people: ReaderConsole['people'] | undefined
}

/** Who is on a reader or should be: those who need somebody first, each with why and what to do. */
export function ReaderPeople({ id, people }: ReaderPeopleProps) {
  const t = readerTexts.useTexts()
  const [search, setSearch] = useState<EntrySearch>({ q: '', state: null, page: 1 })
  const asked = useDebounced(search, REST_MS)
  const found = useQuery(entriesQuery(id, asked))
  const change = (more: Partial<EntrySearch>) =>
    setSearch((before) => ({ ...before, page: 1, ...more }))
  const entries = found.data?.data ?? []
  const isNarrowed = asked.q.trim() !== '' || asked.state !== null
  return (
    <Card title={t('people.title')} description={t('people.text')}>
      <div className="flex flex-col gap-3">
        <SearchField
          label={t('people.search')}
          value={search.q}
          loading={found.isFetching && search.q !== ''}
          onChange={(q) => change({ q })}
        />
        <StateChips state={search.state} people={people} onChange={(state) => change({ state })} />
        {found.isPending && <Skeleton className="h-48 w-full" />}
        {found.isError && !found.data && (
          <PageProblem error={found.error} onRetry={() => void found.refetch()} />
        )}
        {found.data && entries.length === 0 && (
          <EmptyState
            icon={isNarrowed ? SearchX : UsersRound}
            title={t(isNarrowed ? 'people.nobody' : 'people.none')}
            text={t(isNarrowed ? 'people.nobodyText' : 'people.noneText')}
            className="py-8"
          />
        )}
        {entries.length > 0 && (
          <ul
            aria-label={t('people.list')}
            aria-busy={found.isPlaceholderData}
            className="ui-lines"
          >
            {entries.map((entry) => (
              <EntryLine key={`${entry.kind} ${entry.of.id} ${entry.part}`} entry={entry} />
            ))}
          </ul>
        )}
        {found.data && found.data.meta.total > ENTRIES_PER_PAGE && (
          <Pagination
            of={t('people.list')}
            page={asked.page}
            perPage={ENTRIES_PER_PAGE}
            total={found.data.meta.total}
            rowsOnPage={entries.length}
            onPageChange={(page) => setSearch((before) => ({ ...before, page }))}
          />
        )}
      </div>
    </Card>
  )
}

interface StateChipsProps {
  state: EntryState | null
  people: ReaderPeopleProps['people']
  onChange: (state: EntryState | null) => void
}

/** Chips of the states with the number of people; one is pressed. */
function StateChips({ state, people, onChange }: StateChipsProps) {
  const t = readerTexts.useTexts()
  const { count } = useFormats()
  return (
    <fieldset aria-label={t('people.filters')} className="flex min-w-0 flex-wrap gap-1.5">
      {[null, ...entryStates].map((one) => (
        <Button
          key={one ?? ''}
          size="sm"
          variant={one === state ? 'primary' : 'secondary'}
          aria-pressed={one === state}
          onClick={() => onChange(one)}
        >
          {one === null ? t('people.all') : t(`entryStates.${one}`)}
          {one !== null && people && people[one] > 0 && ` · ${count(people[one])}`}
        </Button>
      ))}
    </fieldset>
  )
}

function EntryLine({ entry }: { entry: ReaderEntry }) {
  const t = readerTexts.useTexts()
  const { when } = useFormats()
  const { inSentence } = useCredentialWords()
  const wordsOf = useWordsOf()
  const { kind, of, part, credentials, state, reason, since, tries } = entry
  const register = registerOf[kind]
  const facts = [
    wordsOf(register).one,
    ...(part === 'face' ? [t('parts.face')] : []),
    // A card is its own credential.
    ...(kind === 'card' ? [] : credentials.map(inSentence)),
  ]
  const isSettled = state === 'registered'
  return (
    <li className="py-2.5 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 font-medium break-words">
          <RecordLink register={register} to={of} />
        </span>
        <Badge tone={entryLook[state].tone}>{t(`entryStates.${state}`)}</Badge>
      </p>
      <p className="break-words text-muted">
        {facts.join(' · ')}
        {!isSettled && ` · ${t('people.since', { at: when(since) })}`}
        {!isSettled && tries > 1 && ` · ${t('people.tries', { count: tries })}`}
      </p>
      {reason !== null && <p className="mt-0.5 text-pretty">{t(`entryReasons.${reason}`)}</p>}
    </li>
  )
}
