import type { InvitationLinkAnswer } from '@portaria/contract/modules/accounts/invitations'
import { formatDate } from '@portaria/contract/value-types/date'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { CopyButton } from '@portaria/ui/actions/CopyButton'
import { QrCode } from '@portaria/ui/display/QrCode'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { MessageCircle, Printer, RefreshCw } from 'lucide-react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { companyDay } from '../../../platform/company-day.ts'
import { companyInSentence } from '../../../platform/company-in-sentence.ts'
import { whatsAppLink } from '../../../platform/whatsapp-link.ts'
import { type RegisterRecord, recordTitle } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { CardSheet } from './CardSheet.tsx'
import { invitationsTexts } from './texts/invitations-texts.ts'

export interface CardDialogProps {
  record: RegisterRecord
  link: InvitationLinkAnswer['data']
  onRenew: () => Promise<void>
  onClose: () => void
}

/** The invitation link of a resident without e-mail: to copy, send, or print as a card. */
export function CardDialog({ record, link, onRenew, onClose }: CardDialogProps) {
  const t = invitationsTexts.useTexts()
  const language = useLanguage()
  const { register } = useRegister()
  const [busy, attempt] = useAttempt()
  const name = recordTitle(register, record)
  const { url, company, expires_at: until } = link
  const date = formatDate(companyDay(until), language)
  const renew = () =>
    attempt(async () => {
      await onRenew()
      showToast({ title: t('card.renewed'), tone: 'success' })
    })
  const message = t('card.message', {
    name: name.split(' ')[0] ?? name,
    company: companyInSentence(language, company),
    url,
    date,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('card.title')}
      description={t('card.text')}
      footer={
        <>
          <Button variant="ghost" icon={RefreshCw} loading={busy} onClick={() => void renew()}>
            {t('card.renew')}
          </Button>
          <Button icon={Printer} onClick={() => window.print()}>
            {t('card.print')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('card.done')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-3 text-center">
        <p className="font-medium">
          {name}
          <span className="block text-sm text-muted">{company}</span>
        </p>
        <QrCode value={url} label={t('card.qr')} className="size-44" />
        <p dir="ltr" className="text-xs break-all select-all">
          {url}
        </p>
        <p className="text-sm text-muted">{t('card.until', { date })}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <CopyButton text={url} label={t('card.copy')} done={t('card.copied')} />
          <ButtonLink
            href={whatsAppLink(record['phones'], message)}
            target="_blank"
            rel="noopener noreferrer"
            icon={MessageCircle}
          >
            {t('card.whatsapp')}
          </ButtonLink>
        </div>
      </div>
      <CardSheet company={company} cards={[{ name, unit: null, url, expires_at: until }]} />
    </Dialog>
  )
}
