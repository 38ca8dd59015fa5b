import {
  type AnnouncementRecipient,
  type DeliveryCounts,
  recipientStands,
} from '@portaria/contract/modules/announcements/announcements/announcement-answers'
import { Button } from '@portaria/ui/actions/Button'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import type { RegisterRecord } from '../../../register-pages/record.ts'
import { recipientsQuery } from './announcement-calls.ts'
import { isUntold, RecipientLine } from './RecipientLine.tsx'
import { ToldDialog } from './ToldDialog.tsx'
import { announcementTexts } from './texts/announcement-texts.ts'

/** The filter of the list, from its address. */
function useStand() {
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const router = useRouter()
  const asked = new URLSearchParams(search).get('stand')
  const stand = recipientStands.find((one) => one === asked) ?? null
  const change = (value: string | null) => {
    const { pathname } = router.latestLocation
    void router.navigate({ href: value ? `${pathname}?stand=${value}` : pathname, replace: true })
  }
  return [stand, change] as const
}

export interface RecipientListProps {
  record: RegisterRecord
  counts: DeliveryCounts
}

/** The recipients by unit; those without the app can be marked as told on paper, many at once. */
export function RecipientList({ record, counts }: RecipientListProps) {
  const text = announcementTexts.useTexts()
  const [stand, setStand] = useStand()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isTelling, setTelling] = useState(false)
  const found = useInfiniteQuery(recipientsQuery(record.id, stand))
  const people = found.data?.pages.flatMap(({ data }) => data) ?? []
  const total = found.data?.pages[0]?.meta.total ?? 0
  const asksAck = record['requires_ack'] === true
  const untold = people.filter(isUntold).map(({ id }) => id)
  // Only rows that are shown count: people out of sight must not be marked.
  const marked = untold.filter((id) => chosen.has(id))
  const isWhole = marked.length === untold.length
  const units = Map.groupBy(people, ({ unit }) => unit)
  const toggle = (ids: readonly string[], isOn: boolean) =>
    setChosen((before) => {
      const next = new Set(before)
      for (const id of ids) {
        if (isOn) next.add(id)
        else next.delete(id)
      }
      return next
    })
  const shownStands = recipientStands.filter(
    (one) =>
      (asksAck || !one.includes('acknowledged')) &&
      (counts.without_login > 0 || (one !== 'without_login' && one !== 'untold')),
  )
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SelectField
          size="sm"
          className="w-full sm:w-72"
          label={text('proof.show')}
          options={shownStands.map((value) => ({ value, label: text(`stands.${value}`) }))}
          value={stand}
          onChange={setStand}
          emptyLabel={text('proof.everybody')}
          placeholder={text('proof.everybody')}
        />
        {untold.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => toggle(untold, !isWhole)}>
              {isWhole ? text('told.none') : text('told.shown', { count: untold.length })}
            </Button>
            <Button
              variant="primary"
              icon={ClipboardCheck}
              disabled={marked.length === 0}
              onClick={() => setTelling(true)}
            >
              {text('told.record', { count: marked.length })}
            </Button>
          </div>
        )}
      </div>
      {found.isPending && <Skeleton className="h-64 w-full" />}
      {found.isError && <PageProblem error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && people.length === 0 && (
        <p className="text-sm text-muted">{text('proof.nobody')}</p>
      )}
      {[...units].map(([unit, ofUnit]: [string | null, AnnouncementRecipient[]]) => (
        <Card key={unit ?? ''} title={unit ?? text('proof.team')}>
          <ul aria-label={unit ?? text('proof.team')} className="ui-lines">
            {ofUnit.map((one) => (
              <RecipientLine
                key={one.id}
                recipient={one}
                asksAck={asksAck}
                chosen={chosen.has(one.id)}
                onChoose={(isOn) => toggle([one.id], isOn)}
              />
            ))}
          </ul>
        </Card>
      ))}
      {found.hasNextPage && (
        <Button
          className="self-center"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {text('proof.more', { count: total - people.length })}
        </Button>
      )}
      {isTelling && (
        <ToldDialog
          record={record}
          recipients={marked}
          onClose={() => setTelling(false)}
          onDone={() => {
            setTelling(false)
            setChosen(new Set())
          }}
        />
      )}
    </>
  )
}
