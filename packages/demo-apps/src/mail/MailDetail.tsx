import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Avatar } from '@portaria/ui/display/Avatar'
import { Badge } from '@portaria/ui/display/Badge'
import { RichText } from '@portaria/ui/display/RichText'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft, Forward, Mailbox, Reply } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { useDemoHost } from '../host/use-demo-host.ts'
import { MailActions } from './MailActions.tsx'
import { MailFiles } from './MailFiles.tsx'
import { MailMarks } from './MailMarks.tsx'
import type { Mail, MailCalls } from './mail.types.ts'
import type { MailDraft } from './mail-drafts.ts'
import { type MailPlace, type MailSets, mailPath } from './mail-places.ts'
import { mailTexts } from './texts/mail-texts.ts'
import { useAnswers } from './use-answers.ts'

const { change, find } = demoClient<MailCalls>()

export interface MailDetailProps {
  mailId: string
  place: MailPlace
  sets: MailSets
  /** Opens the dialog for an answer. */
  onWrite: (draft: MailDraft) => void
}

/** One mail, which opening marks as read. */
export function MailDetail({ mailId, place, sets, onWrite }: MailDetailProps) {
  const t = mailTexts.useTexts()
  const { data: mail } = useSuspenseQuery(find('GET /api/mail-app/mail', { query: { mailId } }))
  useEffect(() => {
    if (mail?.read === false)
      void change('POST /api/mail-app/update-mail', { body: { ...mail, read: true } })
    // Runs only when another mail is opened, so that a mail marked as unread stays unread.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [mailId])
  const back = (
    <ButtonLink
      href={mailPath(place)}
      size="sm"
      icon={ArrowLeft}
      className="[&_svg]:rtl:-scale-x-100"
    >
      {t('back')}
    </ButtonLink>
  )
  if (mail === null)
    return <EmptyState icon={Mailbox} title={t('gone')} text={t('goneText')} action={back} />
  return <OpenMail {...{ mail, place, sets, onWrite, back }} />
}

interface OpenMailProps extends Omit<MailDetailProps, 'mailId'> {
  mail: Mail
  back: ReactNode
}

function OpenMail({ mail, place, sets, onWrite, back }: OpenMailProps) {
  const t = mailTexts.useTexts()
  const { dateTime } = useFormats()
  const { go } = useDemoHost()
  const answers = useAnswers(mail)
  const { from, to, time } = mail
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 pb-4">
        {back}
        <span className="flex-1" />
        <MailActions mails={[mail]} sets={sets} onGone={() => go(mailPath(place))} />
      </div>
      <article className="rounded-lg border border-line bg-surface p-5">
        <header className="flex flex-wrap items-start gap-3">
          <h2 className="min-w-0 flex-1 text-lg font-semibold text-pretty">
            {mail.subject || t('noSubject')}
          </h2>
          {sets.labels
            .filter(({ id }) => mail.labels.includes(id))
            .map(({ handle }) => (
              <Badge key={handle}>{t(`label.${handle}`)}</Badge>
            ))}
          <MailMarks mail={mail} />
        </header>
        <div className="flex flex-wrap items-center gap-3 border-b border-line py-4">
          <Avatar name={from.name} src={from.avatar} size="lg" />
          <div className="min-w-0 flex-1 text-sm">
            <p className="truncate font-medium">
              {from.name} <bdi className="font-normal text-muted">{from.email}</bdi>
            </p>
            <p className="text-muted">
              {t('toWhom', { names: to.map(({ name, email }) => name || email).join(', ') })}
            </p>
          </div>
          <time
            dateTime={time}
            className="tabular shrink-0 text-xs text-muted max-sm:w-full max-sm:ps-13"
          >
            {dateTime(time)}
          </time>
        </div>
        <RichText html={mail.message} className="py-5 text-base" />
        {mail.attachments.length > 0 && <MailFiles files={mail.attachments} />}
        <div className="flex flex-wrap gap-2 pt-2">
          <Button icon={Reply} onClick={() => onWrite(answers.reply)}>
            {t('act.reply')}
          </Button>
          <Button icon={Forward} onClick={() => onWrite(answers.forward)}>
            {t('act.forward')}
          </Button>
        </div>
      </article>
    </>
  )
}
