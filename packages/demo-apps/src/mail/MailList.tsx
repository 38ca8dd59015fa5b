import { Button } from '@portaria/ui/actions/Button'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Checkbox } from '@portaria/ui/fields/Checkbox'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { SelectionBar } from '@portaria/ui/table/SelectionBar'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Mailbox } from 'lucide-react'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { frameTexts } from '../frame/texts/frame-texts.ts'
import { useSelection } from '../lists/use-selection.ts'
import { htmlText } from '../text/html-text.ts'
import { hasWords } from '../text/plain-text.ts'
import { MailActions } from './MailActions.tsx'
import { MailRow } from './MailRow.tsx'
import type { MailCalls } from './mail.types.ts'
import { draftOf, type MailDraft } from './mail-drafts.ts'
import { type MailPlace, type MailSets, mailQueryOf } from './mail-places.ts'
import { mailTexts } from './texts/mail-texts.ts'

const { query } = demoClient<MailCalls>()

export interface MailListProps {
  place: MailPlace
  sets: MailSets
  /** Opens a draft to go on writing it. */
  onWrite: (draft: MailDraft) => void
}

/** The mails of one place, the newest first, with search and selection. */
export function MailList({ place, sets, onWrite }: MailListProps) {
  const t = mailTexts.useTexts()
  const frame = frameTexts.useTexts()
  const asked = { query: mailQueryOf(place) }
  const { data } = useSuspenseQuery(query('GET /api/mail-app/mails', asked))
  const [typed, setTyped] = useState('')
  const shown = data
    .filter(({ from, to, subject, message }) => {
      const people = [from, ...to].map(({ name, email }) => `${name} ${email}`).join(' ')
      return hasWords(`${people} ${subject} ${htmlText(message)}`, typed)
    })
    .toSorted((one, other) => other.time.localeCompare(one.time))
  const selection = useSelection(shown.map(({ id }) => id))
  return (
    <>
      <SearchField label={t('search')} value={typed} onChange={setTyped} className="mb-3" />
      {shown.length > 0 ? (
        <>
          <div className="flex min-h-11 flex-wrap items-center gap-3 pb-2 ps-4">
            <Checkbox
              aria-label={frame('selectAll')}
              checked={selection.all}
              mixed={selection.some}
              onChange={selection.toggleAll}
            />
            {selection.ids.length === 0 ? (
              <output className="text-sm text-muted">{t('count', { count: shown.length })}</output>
            ) : (
              <SelectionBar count={selection.ids.length} onClear={selection.clear}>
                <MailActions
                  mails={shown.filter(({ id }) => selection.has(id))}
                  sets={sets}
                  onGone={selection.clear}
                />
              </SelectionBar>
            )}
          </div>
          <ul className="ui-lines rounded-lg border border-line bg-surface">
            {shown.map((mail) => (
              <MailRow
                key={mail.id}
                mail={mail}
                place={place}
                labels={sets.labels}
                selected={selection.has(mail.id)}
                onSelect={() => selection.toggle(mail.id)}
                onWrite={() => onWrite(draftOf(mail))}
              />
            ))}
          </ul>
        </>
      ) : (
        <EmptyState
          icon={Mailbox}
          title={typed === '' ? t('none') : t('noneFound')}
          text={typed === '' && t('noneText')}
          action={typed !== '' && <Button onClick={() => setTyped('')}>{t('clear')}</Button>}
        />
      )}
    </>
  )
}
