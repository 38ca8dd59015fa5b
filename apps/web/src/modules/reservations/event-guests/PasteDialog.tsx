import { codedValueTypes } from '@portaria/contract/define-register/field-kinds/coded-value-types'
import { GUESTS_AT_ONCE } from '@portaria/contract/modules/reservations/event-guests/guest-answers'
import type { ReadGuest } from '@portaria/contract/modules/reservations/event-guests/guest-line'
import { readGuestList } from '@portaria/contract/modules/reservations/event-guests/guest-list'
import { joinedText } from '@portaria/contract/value-types/text'
import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Badge } from '@portaria/ui/display/Badge'
import { Banner } from '@portaria/ui/feedback/Banner'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { fieldTextsOf, problemTextOf } from '../../../platform/problem-text.ts'
import { addGuests, withIds } from './guest-calls.ts'
import { guestTexts } from './texts/guest-texts.ts'

export interface PasteDialogProps {
  event: string
  /** Names that are already on the list. */
  known: readonly string[]
  /** The number of places left. */
  left: number
  onClose: () => void
  onAdded: (count: number) => void
}

const LIST_MAX = 40_000

/** Adds guests that are typed or pasted, one per line, after showing how the lines were read. */
export function PasteDialog({ event, known, left, onClose, onAdded }: PasteDialogProps) {
  const text = guestTexts.useTexts()
  const [typed, setTyped] = useState('')
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set())
  const { guests, unread } = useMemo(() => readGuestList(typed), [typed])
  // An unchanged list keeps its ids, so that sending it again adds nobody twice.
  const kept = useMemo(
    () => withIds(guests.filter((_, nth) => !without.has(nth)).slice(0, GUESTS_AT_ONCE)),
    [guests, without],
  )
  const people = kept.reduce((sum, { companions, children }) => sum + 1 + companions + children, 0)
  const names = useMemo(() => new Set(known.map(joinedText)), [known])
  const { busy, failure, run, clear } = useAction({
    send: async () => onAdded((await addGuests(event, kept)).added),
    // The error of a field is shown with the guest's name.
    explain: () => ({}),
  })
  const change = (value: string) => {
    setTyped(value)
    setWithout(new Set())
    clear()
  }
  const isFull = people > left
  return (
    <Dialog
      open
      size="lg"
      closeOnOutsidePress={false}
      onOpenChange={() => !busy && onClose()}
      title={text('paste.title')}
      description={text('paste.text')}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {text('paste.cancel')}
          </Button>
          <Button
            variant="primary"
            loading={busy}
            disabled={kept.length === 0 || isFull}
            onClick={() => void run()}
          >
            {text('paste.add', { count: kept.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextArea
          // Leaves room for the guests read from the list, shown below.
          className="[&_textarea]:max-h-44"
          label={text('paste.list')}
          description={text('paste.hint')}
          rows={5}
          maxLength={LIST_MAX}
          value={typed}
          onChange={change}
        />
        {failure !== null && <Refused failure={failure} names={kept.map(({ name }) => name)} />}
        {isFull && (
          <Banner tone="warning">{text('paste.full', { people, count: Math.max(left, 0) })}</Banner>
        )}
        {guests.length - without.size > GUESTS_AT_ONCE && (
          <Banner tone="warning">{text('paste.first', { number: GUESTS_AT_ONCE })}</Banner>
        )}
        {guests.length > 0 && (
          <section aria-label={text('paste.read', { count: guests.length })}>
            <h3 className="mb-1 text-sm font-semibold">
              {text('paste.read', { count: guests.length })}
            </h3>
            <ol className="ui-lines">
              {guests.map((guest, nth) => (
                // Two lines may be equal.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={nth} className={without.has(nth) ? 'opacity-45' : undefined}>
                  <ReadLine
                    guest={guest}
                    isKnown={names.has(joinedText(guest.name))}
                    isOut={without.has(nth)}
                    onToggle={() =>
                      setWithout((before) => {
                        const next = new Set(before)
                        if (!next.delete(nth)) next.add(nth)
                        return next
                      })
                    }
                  />
                </li>
              ))}
            </ol>
          </section>
        )}
        {unread.length > 0 && (
          <section aria-label={text('paste.unread', { count: unread.length })}>
            <h3 className="mb-1 text-sm font-semibold">
              {text('paste.unread', { count: unread.length })}
            </h3>
            <ul className="text-sm text-muted">
              {unread.slice(0, 20).map((line, nth) => (
                // oxlint-disable-next-line react/no-array-index-key
                <li key={nth} className="truncate">
                  {line}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  )
}

/** Explains why a list was refused, naming the guest concerned. */
function Refused({ failure, names }: { failure: unknown; names: readonly string[] }) {
  const { title, detail } = problemTextOf(failure)
  const lines = Object.entries(fieldTextsOf(failure)).map(([field, sentence]) => {
    const nth = /^guests\.(\d+)\./.exec(field)?.[1]
    const name = nth === undefined ? undefined : names[Number(nth)]
    return [name, sentence].filter(Boolean).join(': ')
  })
  return (
    <Banner tone="danger" title={title}>
      {lines.length > 0 ? lines.join(' ') : detail}
    </Banner>
  )
}

interface ReadLineProps {
  guest: ReadGuest
  isKnown: boolean
  isOut: boolean
  onToggle: () => void
}

/** Shows the guest read from a line. */
function ReadLine({ guest, isKnown, isOut, onToggle }: ReadLineProps) {
  const text = guestTexts.useTexts()
  const { name, phone, email, document, plate, companions, children, unread } = guest
  const detail = [
    companions > 0 && text('line.companions', { count: companions }),
    children > 0 && text('line.children', { count: children }),
    phone && codedValueTypes.phone.format(phone),
    email,
    document,
    plate && codedValueTypes.plate.format(plate),
  ].filter(Boolean)
  return (
    <div className="flex items-start gap-2 py-1.5 text-sm">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">
          {name} {isKnown && <Badge tone="warning">{text('paste.known')}</Badge>}
        </p>
        {detail.length > 0 && (
          <p className="tabular break-words text-muted">{detail.join(' · ')}</p>
        )}
        {unread !== null && (
          <p className="text-warning-ink">{text('paste.unreadNumber', { number: unread })}</p>
        )}
      </div>
      <IconButton
        icon={X}
        size="sm"
        label={text(isOut ? 'paste.keep' : 'paste.leave', { name })}
        onClick={onToggle}
      />
    </div>
  )
}
