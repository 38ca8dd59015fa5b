import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Badge } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useDataTime } from '../../../shell/use-data-time.ts'
import { actOfVisit } from '../desk-hit.ts'
import { GateLine } from '../GateLine.tsx'
import { insideQuery } from '../gate-calls.ts'
import { gatePaths } from '../gate-paths.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import type { DeskListProps } from './ExpectedLists.tsx'
import { useGateWords } from './gate-words.ts'
import { ListState } from './ListState.tsx'

/** The visitors inside, by unit; units that need attention come first. */
export function InsideList({ onAct, busy }: DeskListProps) {
  const t = gateTexts.useTexts()
  const { visitDetail, visitBadges, placeOf } = useGateWords()
  const query = useQuery(insideQuery)
  const client = useQueryClient()
  const [staying, attempt] = useAttempt()
  const mayStay = (id: string) =>
    void attempt(async () => {
      await actOn(registers.visits, id, 'may-stay')
      await client.invalidateQueries({ queryKey: ['gate'] })
    })
  const shown = query.data?.data ?? []
  const { visits = 0, people = 0, marked = 0 } = query.data?.meta ?? {}
  const badge = useDataTime(
    people === 0 ? '0' : t('inside.people', { count: people }),
    query.dataUpdatedAt,
  )
  const units = [...Map.groupBy(shown, placeOf)]
  const rest = visits - shown.length
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          {t('inside.title')}
          {query.data && <Badge>{badge}</Badge>}
          {marked > 0 && <Badge tone="warning">{t('inside.marked', { count: marked })}</Badge>}
        </span>
      }
    >
      <ListState query={query} isEmpty={shown.length === 0} none={t('inside.none')} />
      <div className="flex flex-col gap-5">
        {units.map(([place, rows]) => (
          <section key={place} aria-label={place}>
            <h3 className="mb-2 text-sm font-medium text-muted">{place}</h3>
            <ul className="flex flex-col gap-3">
              {rows.map((visit) => (
                <li key={visit.id} className="flex">
                  <GateLine
                    name={visit.guest_name}
                    companions={visit.companions}
                    photo={visit.photo?.url}
                    detail={visitDetail(visit, true)}
                    badges={visitBadges(visit)}
                  >
                    <span className="ms-auto flex flex-wrap justify-end gap-2">
                      {visit.overstayed && (
                        <Button
                          disabled={busy || staying}
                          aria-label={`${t('act.mayStay')}: ${visit.guest_name}`}
                          onClick={() => mayStay(visit.id)}
                        >
                          {t('act.mayStay')}
                        </Button>
                      )}
                      <Button
                        disabled={busy}
                        aria-label={`${t('act.leave')}: ${visit.guest_name}`}
                        onClick={() => onAct(actOfVisit(visit))}
                      >
                        {t('act.leave')}
                      </Button>
                    </span>
                  </GateLine>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-3 text-sm">
        <TextLink href={gatePaths.muster}>{t('inside.seen')}</TextLink>
      </p>
      {rest > 0 && <p className="mt-3 text-sm text-muted">{t('expected.more', { count: rest })}</p>}
    </Card>
  )
}
