// The options belong to this input, which keeps the focus; a native list cannot do that.
// oxlint-disable jsx-a11y/prefer-tag-over-role
import { TextField } from '@portaria/ui/fields/TextField'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { searchQuery } from '../../../../platform/search-query.ts'
import { useDebounced } from '../../../../register-pages/use-debounced.ts'
import { deskTexts } from '../desk/texts/desk-texts.ts'
import { certainRecipient, type Recipient, recipientsOf, titleOf } from './recipients.ts'

/** Recipients shown at once; typing on narrows them. */
const SHOWN = 6

/** Milliseconds without typing before a search. */
const RESTS = 120

export interface RecipientBoxProps {
  input: RefObject<HTMLInputElement | null>
  typed: string
  chosen: Recipient | null
  error?: string | undefined
  onType: (typed: string) => void
  onChoose: (recipient: Recipient) => void
  /** Called for Enter on a recipient; `withPhoto` tells whether Shift was held. */
  onEnter: (recipient: Recipient, withPhoto: boolean) => void
}

/** Asks for the recipient of a parcel: a unit or a name, found while typing and chosen by Enter. */
export function RecipientBox(props: RecipientBoxProps) {
  const { input, typed, chosen, error, onType, onChoose, onEnter } = props
  const t = deskTexts.useTexts()
  const client = useQueryClient()
  const id = useId()
  const wanted = chosen ? '' : typed.trim()
  const asked = useDebounced(wanted, RESTS)
  const query = useQuery(searchQuery(asked))
  const answered = asked === wanted && !query.isPending && !query.isPlaceholderData
  const found = wanted === '' ? [] : recipientsOf(query.data ?? []).slice(0, SHOWN)
  const [at, setAt] = useState(0)
  const active = found[at] ?? found[0]

  const enter = async (withPhoto: boolean) => {
    if (chosen) return onEnter(chosen, withPhoto)
    if (answered && active) return onEnter(active, withPhoto)
    if (wanted === '') return
    // Enter came before the results of the search. The person has not seen them, so only an
    // unambiguous recipient is chosen.
    const groups = await client.fetchQuery(searchQuery(wanted)).catch(() => [])
    const certain = certainRecipient(wanted, recipientsOf(groups))
    if (certain && input.current?.value.trim() === wanted) onEnter(certain, withPhoto)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (found.length === 0) return
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setAt((before) => (before + step + found.length) % found.length)
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      void enter(event.shiftKey)
    }
  }
  return (
    <div>
      <TextField
        ref={input}
        required
        label={t('reception.recipient')}
        error={error}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={120}
        value={chosen ? titleOf(chosen) : typed}
        onChange={(next) => {
          setAt(0)
          onType(next)
        }}
        onKeyDown={press}
      />
      <div role="listbox" id={`${id}-list`} aria-label={t('reception.found')} className="mt-1">
        {found.map((one) => (
          // The input handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={one.key}
            role="option"
            tabIndex={-1}
            aria-selected={one === active}
            onPointerMove={() => setAt(found.indexOf(one))}
            onClick={() => onChoose(one)}
            className="cursor-default rounded-md px-3 py-2 text-sm aria-selected:bg-hover"
          >
            {titleOf(one)}
          </div>
        ))}
      </div>
      <output className="block text-sm text-muted">
        {wanted !== '' && answered && found.length === 0 && t('reception.nobody')}
        {found.length > 0 && answered && (
          <span className="sr-only">
            {t('reception.active', { name: active ? titleOf(active) : '' })}
          </span>
        )}
      </output>
    </div>
  )
}
