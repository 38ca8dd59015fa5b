import { useSuspenseQuery } from '@tanstack/react-query'
import { Mailbox } from 'lucide-react'
import { demoClient } from '../back-end/demo-client.ts'
import { SelectableList } from '../lists/SelectableList.tsx'
import { htmlText } from '../text/html-text.ts'
import { MailActions } from './MailActions.tsx'
import { MailRow } from './MailRow.tsx'
import type { Mail, MailCalls } from './mail.types.ts'
import { draftOf, type MailDraft } from './mail-drafts.ts'
import { type MailPlace, type MailSets, mailQueryOf } from './mail-places.ts'
import { mailTexts } from './texts/mail-texts.ts'

const { query } = demoClient<MailCalls>()

export interface MailListProps {
  place: MailPlace
  sets: MailSets
  /** Opens a draft for writing. */
  onWrite: (draft: MailDraft) => void
}

function wordsOf({ from, to, subject, message }: Mail): string {
  const people = [from, ...to].map(({ name, email }) => `${name} ${email}`).join(' ')
  return `${people} ${subject} ${htmlText(message)}`
}

/** The mails of one place, newest first. */
export function MailList({ place, sets, onWrite }: MailListProps) {
  const t = mailTexts.useTexts()
  const asked = { query: mailQueryOf(place) }
  const { data } = useSuspenseQuery(query('GET /api/mail-app/mails', asked))
  return (
    <SelectableList
      search={t('search')}
      rows={data.toSorted((one, other) => other.time.localeCompare(one.time))}
      wordsOf={wordsOf}
      count={(count) => t('count', { count })}
      none={{ icon: Mailbox, title: t('none'), text: t('noneText'), found: t('noneFound') }}
      renderBulk={({ has, clear }) => (
        <MailActions mails={data.filter(({ id }) => has(id))} sets={sets} onGone={clear} />
      )}
      renderRow={(mail, selected, onSelect) => (
        <MailRow
          key={mail.id}
          mail={mail}
          place={place}
          labels={sets.labels}
          selected={selected}
          onSelect={onSelect}
          onWrite={() => onWrite(draftOf(mail))}
        />
      )}
    />
  )
}
