import { mayAct } from '@portaria/contract/define-register/permissions'
import { eventGuests } from '@portaria/contract/modules/reservations/event-guests/event-guests'
import { events } from '@portaria/contract/modules/reservations/events/events'
import { joinedText } from '@portaria/contract/value-types/text'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ClipboardPaste, Send, UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { useLiveEvent } from '../../../platform/live-events/live-events.ts'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import type { RegisterRecord } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import { GuestFigures } from './GuestFigures.tsx'
import { GuestLine } from './GuestLine.tsx'
import { GuestWindows, type OpenWindow } from './GuestWindows.tsx'
import { guestCountOf, guestsQuery } from './guest-calls.ts'
import { guestTexts } from './texts/guest-texts.ts'

/** The minimum number of guests for a list to have its own search. */
const SEARCHED_FROM = 12

/** States of a reservation in which guests are invited and answer. */
const certain = ['approved', 'in_use']

/**
 * The order of the list: expected guests first, then present, departed, unanswered and absent ones.
 */
const ranks = ['confirmed', 'inside', 'left', 'invited', 'declined', 'cancelled']

const rankOf = ({ state, presence }: RegisterRecord): number =>
  ranks.indexOf(String(presence === 'inside' || presence === 'left' ? presence : state))

/** The guests of a reservation, updated as they answer and arrive. */
export function GuestList({ event }: { event: RegisterRecord }) {
  const text = guestTexts.useTexts()
  const { when } = useFormats()
  const { role } = useRegister()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [window, setWindow] = useState<OpenWindow | null>(null)
  const found = useQuery(guestsQuery(event.id))
  const count = guestCountOf(event)
  const refresh = () =>
    Promise.all([refreshRegister(client, eventGuests), refreshRegister(client, events)])
  // `guests.changed` reaches only hosts, about their own guests. An entry changes a visit and no
  // row of this list, so visits are followed too.
  useLiveEvent(['guests.changed'], () => void refresh())
  useLiveEvent(['register.changed'], ({ register }) => {
    if (register === 'visits' || register === 'event-guests') void refresh()
  })
  const isCertain = certain.includes(String(event['state']))
  const mayWrite = mayAct(role, events, 'add-guests')
  const isOpen = mayWrite && (isCertain || event['state'] === 'requested')
  const guests = found.data ?? []
  const words = joinedText(typed)
  const shown = guests
    .filter((guest) => joinedText(String(guest['name'])).includes(words))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  const done = (title: string) => {
    setWindow(null)
    showToast({ title, tone: 'success' })
    void refresh()
  }
  const adds = mayWrite && count?.open === true && (
    <>
      <Button
        variant={guests.length === 0 ? 'primary' : 'secondary'}
        icon={ClipboardPaste}
        onClick={() => setWindow({ name: 'paste' })}
      >
        {text('pasteList')}
      </Button>
      <Button icon={UserPlus} onClick={() => setWindow({ name: 'new' })}>
        {text('add')}
      </Button>
    </>
  )
  return (
    <div className="flex flex-col gap-4 pb-6">
      {count && guests.length > 0 && (
        <Card>
          <GuestFigures count={count} />
        </Card>
      )}
      {mayWrite && event['state'] === 'requested' && (
        <Banner tone="neutral">{text('requested')}</Banner>
      )}
      {mayWrite && isOpen && count?.open === false && (
        <Banner tone="neutral">{text('closed')}</Banner>
      )}
      {count?.open === true && count.closes_at !== null && (
        <p className="text-sm text-muted">{text('closes', { at: when(count.closes_at) })}</p>
      )}
      {guests.length > 0 && mayWrite && (
        <div className="flex flex-wrap gap-2">
          {isCertain && (
            <Button variant="primary" icon={Send} onClick={() => setWindow({ name: 'invite' })}>
              {text('send')}
            </Button>
          )}
          {adds}
        </div>
      )}
      {found.isPending && <Skeleton className="h-64 w-full" />}
      {found.isError && <PageProblem error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && guests.length === 0 && (
        <EmptyState
          icon={Users}
          title={text('emptyTitle')}
          text={text(mayWrite ? 'emptyText' : 'emptyGate')}
          action={adds && <div className="flex flex-wrap justify-center gap-2">{adds}</div>}
        />
      )}
      {guests.length >= SEARCHED_FROM && (
        <SearchField label={text('search')} value={typed} onChange={setTyped} />
      )}
      {guests.length > 0 && (
        <Card>
          <ul aria-label={text('title')} className="ui-lines">
            {shown.map((guest) => (
              <GuestLine
                key={guest.id}
                guest={guest}
                certain={isCertain}
                open={isOpen}
                onAct={(act) => setWindow({ name: act, guest })}
              />
            ))}
          </ul>
          {shown.length === 0 && <p className="text-sm text-muted">{text('noneFound')}</p>}
        </Card>
      )}
      {window && (
        <GuestWindows
          window={window}
          event={event}
          guests={guests}
          left={(count?.limit ?? 0) - (count?.taken ?? 0)}
          onClose={() => setWindow(null)}
          onDone={done}
        />
      )}
    </div>
  )
}
