import { eventGuests } from '@portaria/contract/modules/reservations/event-guests/event-guests'
import { useMemo } from 'react'
import { RecordDialog } from '../../../register-pages/form/RecordDialog.tsx'
import { RemoveDialog } from '../../../register-pages/form/RemoveDialog.tsx'
import type { RegisterRecord } from '../../../register-pages/record.ts'
import { RegisterProvider, useRegister } from '../../../register-pages/register-context.tsx'
import { TransitionDialog } from '../../../register-pages/transitions/TransitionDialog.tsx'
import { useTransition } from '../../../register-pages/transitions/use-transition.ts'
import type { GuestAct } from './GuestLine.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { PasteDialog } from './PasteDialog.tsx'
import { guestTexts } from './texts/guest-texts.ts'

/** The dialog that is open over a list of guests. */
export type OpenWindow =
  | { name: 'paste' | 'invite' | 'new' }
  | { name: GuestAct; guest: RegisterRecord }

export interface GuestWindowsProps {
  window: OpenWindow
  event: RegisterRecord
  guests: readonly RegisterRecord[]
  /** The number of places left. */
  left: number
  onClose: () => void
  /** Called when it is done, with the title of a toast. */
  onDone: (title: string) => void
}

/** The dialogs of the actions on guests. */
export function GuestWindows(props: GuestWindowsProps) {
  const { window, event, guests, left, onClose, onDone } = props
  const text = guestTexts.useTexts()
  const { role } = useRegister()
  const given = useMemo(() => ({ event_id: event.id }), [event.id])
  if (window.name === 'paste')
    return (
      <PasteDialog
        event={event.id}
        known={guests.map(({ name }) => String(name))}
        left={left}
        onClose={onClose}
        onAdded={(count) => onDone(text('paste.added', { count }))}
      />
    )
  if (window.name === 'invite' || window.name === 'share')
    return (
      <InviteDialog
        event={event}
        guests={guests}
        only={window.name === 'share' ? window.guest : null}
        onClose={onClose}
        onSent={onClose}
      />
    )
  if (!('guest' in window) || window.name === 'edit')
    return (
      <RecordDialog
        register={eventGuests}
        given={given}
        record={'guest' in window ? window.guest : null}
        onClose={onClose}
        onSaved={({ name }) => onDone(text('saved', { name: String(name) }))}
      />
    )
  const { guest } = window
  return (
    <RegisterProvider register={eventGuests} role={role}>
      {window.name === 'remove' ? (
        <RemoveDialog
          record={guest}
          onClose={onClose}
          onRemoved={() => onDone(text('removed', { name: String(guest['name']) }))}
        />
      ) : (
        <GuestTransition name={window.name} guest={guest} onClose={onClose} />
      )}
    </RegisterProvider>
  )
}

interface GuestTransitionProps {
  name: 'confirm' | 'decline'
  guest: RegisterRecord
  onClose: () => void
}

/** Records an answer that a guest has given to their host. */
function GuestTransition({ name, guest, onClose }: GuestTransitionProps) {
  const make = useTransition(guest)
  return (
    <TransitionDialog
      name={name}
      of={guest.id}
      send={(values) => make(name, values)}
      onClose={onClose}
    />
  )
}
