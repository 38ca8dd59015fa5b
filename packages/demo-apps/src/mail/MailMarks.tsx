import { IconButton } from '@portaria/ui/actions/IconButton'
import { clsx } from 'clsx'
import { Star, Tag } from 'lucide-react'
import { demoClient } from '../back-end/demo-client.ts'
import type { Mail, MailCalls } from './mail.types.ts'
import { mailTexts } from './texts/mail-texts.ts'

const { change } = demoClient<MailCalls>()

/** The star and the importance of a mail, which take effect at once. */
export function MailMarks({ mail, className }: { mail: Mail; className?: string }) {
  const t = mailTexts.useTexts()
  const { starred, important } = mail
  const subject = mail.subject || t('noSubject')
  const set = (changes: Partial<Mail>) =>
    void change('POST /api/mail-app/update-mail', { body: { ...mail, ...changes } })
  return (
    <span className={clsx('relative z-10 flex shrink-0', className)}>
      <IconButton
        icon={Star}
        size="sm"
        label={t('star', { subject })}
        pressed={starred}
        onClick={() => set({ starred: !starred })}
        className="aria-pressed:[&_svg]:fill-current"
      />
      <IconButton
        icon={Tag}
        size="sm"
        label={t('important', { subject })}
        pressed={important}
        onClick={() => set({ important: !important })}
        className="aria-pressed:[&_svg]:fill-current"
      />
    </span>
  )
}
