import { events } from '@portaria/contract/modules/reservations/events/events'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { CopyButton } from '@portaria/ui/actions/CopyButton'
import { showToast } from '@portaria/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Mail, MessageCircle } from 'lucide-react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { send } from '../../../platform/http-client.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { meQuery } from '../../../platform/session/me-query.ts'
import { whatsAppLink } from '../../../platform/whatsapp-link.ts'
import { asReference, type RegisterRecord, recordTitle } from '../../../register-pages/record.ts'
import { saveFile, slug } from '../../../register-pages/spreadsheets/save-file.ts'
import { eventTexts } from './texts/event-texts.ts'

/** Shares a reservation by the means that reach each person; the text never names the unit. */
export function ShareEvent({ record }: { record: RegisterRecord }) {
  const text = eventTexts.useTexts()
  const { longSpan } = useFormats()
  const { data: me } = useQuery(meQuery)
  const [busy, attempt] = useAttempt()
  const title = String(record['title'])
  const message = text('success.message', {
    title,
    area: asReference(record['common_area'])?.title ?? '',
    when: longSpan(String(record['starts_at']), String(record['ends_at'])),
    company: me?.company?.name ?? '',
  })
  const download = () =>
    attempt(async () => {
      const answer = await send(`/${events.name}/${record.id}/calendar`)
      saveFile(await answer.blob(), `${slug(recordTitle(events, record))}.ics`)
    }).catch((error: unknown) => {
      const { detail } = problemTextOf(error)
      showToast({ title: text('success.fileFailed'), text: detail, tone: 'danger' })
    })
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(message)}`
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={CalendarPlus} loading={busy} onClick={() => void download()}>
        {text('success.file')}
      </Button>
      <CopyButton text={message} label={text('success.copy')} done={text('success.copied')} />
      <ButtonLink
        href={whatsAppLink(null, message)}
        target="_blank"
        rel="noopener noreferrer"
        icon={MessageCircle}
      >
        {text('success.whatsApp')}
      </ButtonLink>
      <ButtonLink href={mail} icon={Mail}>
        {text('success.email')}
      </ButtonLink>
    </div>
  )
}
