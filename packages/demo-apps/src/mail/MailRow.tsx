import { useFormats } from '@portaria/i18n/react/use-formats'
import { Avatar } from '@portaria/ui/display/Avatar'
import { Checkbox } from '@portaria/ui/fields/Checkbox'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { clsx } from 'clsx'
import { Paperclip } from 'lucide-react'
import { LabelDot } from '../frame/LabelDot.tsx'
import { frameTexts } from '../frame/texts/frame-texts.ts'
import { htmlText } from '../text/html-text.ts'
import { MailMarks } from './MailMarks.tsx'
import type { Mail, MailLabel } from './mail.types.ts'
import { folderIds, type MailPlace, mailPath } from './mail-places.ts'
import { mailTexts } from './texts/mail-texts.ts'

export interface MailRowProps {
  mail: Mail
  place: MailPlace
  labels: readonly MailLabel[]
  selected: boolean
  onSelect: () => void
  /** Opens a draft for writing. */
  onWrite: () => void
}

/** Length of a mail's excerpt in characters. */
const EXCERPT = 140

/** One mail in a list: its subject opens it, for reading or, if it is a draft, for writing. */
export function MailRow({ mail, place, labels, selected, onSelect, onWrite }: MailRowProps) {
  const t = mailTexts.useTexts()
  const frame = frameTexts.useTexts()
  const { when } = useFormats()
  const { link: Link } = useUi()
  const { from, to, read, time, hasAttachments } = mail
  const isOwn = mail.folder === folderIds.sent || mail.folder === folderIds.drafts
  const who = isOwn ? t('toWhom', { names: to.map(({ name }) => name).join(', ') }) : from.name
  const subject = mail.subject || t('noSubject')
  const title = (
    <>
      {subject}
      {!read && <span className="sr-only"> · {t('unread')}</span>}
    </>
  )
  const opens = 'rounded-sm text-start after:absolute after:inset-0'
  return (
    <li
      className={clsx(
        'relative flex items-center gap-2 py-2 ps-4 pe-3 [contain-intrinsic-size:auto_3.75rem] [content-visibility:auto] hover:bg-row-hover sm:gap-3',
        selected && 'bg-accent-soft hover:bg-accent-soft',
      )}
    >
      <Checkbox
        aria-label={frame('select', { name: subject })}
        checked={selected}
        onChange={onSelect}
        className="relative z-10"
      />
      <MailMarks mail={mail} className="max-sm:hidden" />
      <Avatar name={from.name} src={from.avatar} size="lg" className="max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-3">
          <span className={clsx('min-w-0 flex-1 truncate text-sm', !read && 'font-semibold')}>
            {who}
          </span>
          {hasAttachments && (
            <Paperclip
              aria-label={t('attachments')}
              className="size-4 shrink-0 self-center text-muted"
            />
          )}
          <time dateTime={time} className="tabular shrink-0 text-xs text-muted">
            {when(time)}
          </time>
        </p>
        <p className="flex items-baseline gap-2 text-sm">
          <span className={clsx('min-w-0 shrink-0 max-w-full truncate', !read && 'font-semibold')}>
            {mail.folder === folderIds.drafts ? (
              <button type="button" onClick={onWrite} className={opens}>
                {title}
              </button>
            ) : (
              <Link href={`${mailPath(place)}/${mail.id}`} className={opens}>
                {title}
              </Link>
            )}
          </span>
          <span className="min-w-0 flex-1 truncate text-muted">
            {htmlText(mail.message).slice(0, EXCERPT)}
          </span>
          {labels
            .filter(({ id }) => mail.labels.includes(id))
            .map(({ handle, color }) => (
              <span
                key={handle}
                className="inline-flex shrink-0 items-center gap-1.5 text-xs text-muted"
              >
                <LabelDot colour={color} />
                <span className="max-sm:sr-only">{t(`label.${handle}`)}</span>
              </span>
            ))}
        </p>
      </div>
    </li>
  )
}
