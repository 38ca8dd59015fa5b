import { may, mayUse } from '@portaria/contract/define-register/permissions'
import type { Passer } from '@portaria/contract/modules/access/access-answers'
import { PASSERS_PER_PAGE } from '@portaria/contract/modules/access/access-answers'
import { accessRules } from '@portaria/contract/modules/access/access-rules/access-rules'
import { personKinds } from '@portaria/contract/modules/access/decisions/decision-words'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { Pagination } from '@portaria/ui/table/Pagination'
import { useQuery } from '@tanstack/react-query'
import { Plus, SearchX, ShieldCheck } from 'lucide-react'
import { Fragment, useState } from 'react'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { registerPaths } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { useDebounced } from '../../../register-pages/use-debounced.ts'
import { type PasserSearch, passersQuery } from '../access-calls.ts'
import { accessesPath } from '../access-paths.ts'
import { registerOfKind, useKindWords } from '../decision/person-kinds.ts'
import { RecordLink } from '../decision/RecordLink.tsx'
import { accessTexts } from '../texts/access-texts.ts'

/** Milliseconds without typing before a search. */
const REST_MS = 200

/** The people who pass a point at some hour, each with the rules by which. */
export function Passers({ record }: RecordSlotProps) {
  const t = accessTexts.useTexts()
  const { role } = useRegister()
  const [search, setSearch] = useState<PasserSearch>({ q: '', kind: null, page: 1 })
  const asked = useDebounced(search, REST_MS)
  const mayRead = mayUse(role, 'access.look_up')
  const found = useQuery({ ...passersQuery(record.id, asked), enabled: mayRead })
  if (!mayRead) return null
  const change = (more: Partial<PasserSearch>) =>
    setSearch((before) => ({ ...before, page: 1, ...more }))
  const isNarrowed = asked.q.trim() !== '' || asked.kind !== null
  const people = found.data?.data ?? []
  // The people of the search before, shown until the answer comes, say nothing about rules.
  const isBare = found.data?.meta.total === 0 && !isNarrowed && !found.isPlaceholderData
  return (
    <Card
      title={t('passers.title')}
      description={t('passers.text')}
      actions={
        <TextLink href={`${accessesPath}?point_id=${record.id}`}>{t('passers.events')}</TextLink>
      }
    >
      {isBare ? (
        <NoRule />
      ) : (
        <div className="flex flex-col gap-3">
          <SearchField
            label={t('passers.search')}
            value={search.q}
            loading={found.isFetching && search.q !== ''}
            onChange={(q) => change({ q })}
          />
          <KindChips kind={search.kind} onChange={(kind) => change({ kind })} />
          {found.isPending && <Skeleton className="h-48 w-full" />}
          {found.isError && !found.data && (
            <PageProblem error={found.error} onRetry={() => void found.refetch()} />
          )}
          {found.data && people.length === 0 && (
            <EmptyState
              icon={SearchX}
              title={t('passers.nobody')}
              text={t('passers.nobodyText')}
              className="py-8"
            />
          )}
          {people.length > 0 && (
            <ul aria-label={t('passers.title')} className="ui-lines">
              {people.map((passer) => (
                <PasserLine key={`${passer.person.kind} ${passer.person.id}`} passer={passer} />
              ))}
            </ul>
          )}
          {found.data && found.data.meta.total > PASSERS_PER_PAGE && (
            <Pagination
              of={t('passers.title')}
              page={asked.page}
              perPage={PASSERS_PER_PAGE}
              total={found.data.meta.total}
              atLeast={found.data.meta.total_is === 'at_least'}
              rowsOnPage={people.length}
              onPageChange={(page) => setSearch((before) => ({ ...before, page }))}
            />
          )}
        </div>
      )}
    </Card>
  )
}

function PasserLine({ passer: { person, rules } }: { passer: Passer }) {
  const { one } = useKindWords()(person.kind)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5 text-sm">
      <span className="min-w-0 break-words">
        <span className="font-medium">
          <RecordLink register={registerOfKind[person.kind]} to={person} />
        </span>
        <span className="block text-muted">{[one, ...person.units].join(' · ')}</span>
      </span>
      <span className="min-w-0 break-words text-muted">
        {rules.map((rule, nth) => (
          <Fragment key={rule.id}>
            {nth > 0 && ' · '}
            <RecordLink register={accessRules} to={rule} />
          </Fragment>
        ))}
      </span>
    </li>
  )
}

interface KindChipsProps {
  kind: PasserSearch['kind']
  onChange: (kind: PasserSearch['kind']) => void
}

/** Chips of the kinds of people; one is pressed. */
function KindChips({ kind, onChange }: KindChipsProps) {
  const t = accessTexts.useTexts()
  const kindWords = useKindWords()
  const chips = [null, ...personKinds]
  return (
    <fieldset aria-label={t('passers.kinds')} className="flex min-w-0 flex-wrap gap-1.5">
      {chips.map((one) => (
        <Button
          key={one ?? ''}
          size="sm"
          variant={one === kind ? 'primary' : 'secondary'}
          aria-pressed={one === kind}
          onClick={() => onChange(one)}
        >
          {one === null ? t('passers.everybody') : kindWords(one).many}
        </Button>
      ))}
    </fieldset>
  )
}

function NoRule() {
  const t = accessTexts.useTexts()
  const { role } = useRegister()
  const { create } = registerPaths(accessRules)
  return (
    <EmptyState
      icon={ShieldCheck}
      title={t('passers.noRule')}
      text={t('passers.noRuleText')}
      className="py-8"
      action={
        create !== null &&
        may(role, accessRules, 'create') && (
          <ButtonLink icon={Plus} variant="primary" href={create}>
            {t('passers.makeRule')}
          </ButtonLink>
        )
      }
    />
  )
}
