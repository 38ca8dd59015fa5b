import type { SharedPass } from '@portaria/contract/modules/visits/visits'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { CopyButton } from '@portaria/ui/actions/CopyButton'
import { QrCode } from '@portaria/ui/display/QrCode'
import { MessageCircle, Share2 } from 'lucide-react'
import { companyInSentence } from '../../platform/company-in-sentence.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { whatsAppLink } from '../../platform/whatsapp-link.ts'
import { visitsTexts } from './texts/visits-texts.ts'

export interface GuestPassCardProps {
  pass: SharedPass
  /** Telephones of the guest, if known. */
  phones?: unknown
}

/** Splits a PIN into two groups, to read it aloud. */
const spoken = (pin: string) => pin.replace(/(\d{4})(?=\d)/g, '$1 ')

/** A guest's QR code, PIN and link, with the means of sending them. */
export function GuestPassCard({ pass, phones }: GuestPassCardProps) {
  const t = visitsTexts.useTexts()
  const { longSpan, span } = useFormats()
  const language = useLanguage()
  const { user } = useSession()
  const { guest_name: name, code, url, pin, company, address } = pass
  const message = [
    t('card.message', {
      name: name.split(' ')[0] ?? name,
      host: user?.name.split(' ')[0] ?? '',
      company: companyInSentence(language, company),
      // The recipient may read it on another day.
      when: longSpan(pass.valid_from, pass.valid_to),
    }),
    pin === null ? t('card.show') : t('card.showOrSay', { pin: spoken(pin) }),
    address && t('card.address', { address }),
    url,
  ]
    .filter(Boolean)
    .join('\n')
  const share = () => {
    // It is not an error if the person closes the device's dialog.
    navigator
      .share({
        title: t('card.shareTitle', { company: companyInSentence(language, company) }),
        text: message,
      })
      .catch(() => {})
  }
  return (
    <article aria-label={name} className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <QrCode value={code} label={t('card.qr', { name })} className="mx-auto size-40 shrink-0" />
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-3">
        <div>
          <h3 className="text-base font-semibold">{name}</h3>
          <p className="text-sm text-pretty text-muted">{span(pass.valid_from, pass.valid_to)}</p>
          {pin !== null && (
            <p className="mt-1 text-sm">
              {t('card.pin')}{' '}
              <span dir="ltr" className="tabular text-base font-semibold">
                {spoken(pin)}
              </span>
            </p>
          )}
        </div>
        <p dir="ltr" className="line-clamp-2 text-xs break-all text-muted select-all">
          {url}
        </p>
        <div className="flex flex-wrap gap-2">
          {'share' in navigator && (
            <Button variant="primary" icon={Share2} onClick={share}>
              {t('card.share')}
            </Button>
          )}
          <ButtonLink
            href={whatsAppLink(phones, message)}
            target="_blank"
            rel="noopener noreferrer"
            icon={MessageCircle}
          >
            {t('card.whatsApp')}
          </ButtonLink>
          <CopyButton text={url} label={t('card.copy')} done={t('card.copied')} />
        </div>
      </div>
    </article>
  )
}
