import type { Mail } from './mail.types.ts'
import { type MailDraft, quoted } from './mail-drafts.ts'
import { mailTexts } from './texts/mail-texts.ts'

/** Returns the drafts for replying to a mail and for forwarding it. */
export function useAnswers(mail: Mail): { reply: MailDraft; forward: MailDraft } {
  const t = mailTexts.useTexts()
  const { subject } = mail
  const message = quoted(mail)
  return {
    reply: { kept: null, to: [mail.from.email], subject: t('replied', { subject }), message },
    forward: { kept: null, to: [], subject: t('forwarded', { subject }), message },
  }
}
