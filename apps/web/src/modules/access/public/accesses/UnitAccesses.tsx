import { mayUse } from '@portaria/contract/define-register/permissions'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRole } from '../../../../platform/session/use-session.ts'
import { PageProblem } from '../../../../register-pages/PageProblem.tsx'
import { accessesPath } from '../../access-paths.ts'
import { AccessLine } from '../../events/AccessLine.tsx'
import { accessTexts } from '../../texts/access-texts.ts'
import { type DayPeriod, unitAccessesQuery } from './unit-accesses-query.ts'

export interface UnitAccessesProps {
  unitId: string
  period: DayPeriod
  /** Accesses shown at first, and added with each press; the server's page without it. */
  size?: number
}

/** The accesses of a unit's people and guests in its record, page by page. */
export function UnitAccesses({ unitId, period, size }: UnitAccessesProps) {
  const t = accessTexts.useTexts()
  const role = useRole()
  const mayRead = role !== null && mayUse(role, 'access.events')
  const found = useInfiniteQuery({ ...unitAccessesQuery(unitId, period, size), enabled: mayRead })
  if (!mayRead) return null
  const events = found.data?.pages.flatMap(({ data }) => data) ?? []
  const { from, to } = period
  const all = new URLSearchParams({
    apartment_id: unitId,
    ...(from && { from }),
    ...(to && { to }),
  })
  return (
    <Card title={t('events.title')}>
      {found.isPending && <Skeleton className="h-32 w-full" />}
      {found.isError && !found.data && (
        <PageProblem error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data && events.length === 0 && (
        <p className="text-sm text-muted">{t('events.noneOfUnit')}</p>
      )}
      {events.length > 0 && (
        <>
          <ul
            aria-label={t('events.list')}
            aria-busy={found.isPlaceholderData}
            className="ui-lines -my-3"
          >
            {events.map((event) => (
              <AccessLine key={event.id} event={event} />
            ))}
          </ul>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4 text-sm print:hidden">
            {found.hasNextPage && (
              <Button
                size="sm"
                loading={found.isFetchingNextPage}
                onClick={() => void found.fetchNextPage()}
              >
                {t('events.more')}
              </Button>
            )}
            <TextLink href={`${accessesPath}?${all}`}>{t('events.allOf')}</TextLink>
          </p>
        </>
      )}
    </Card>
  )
}
