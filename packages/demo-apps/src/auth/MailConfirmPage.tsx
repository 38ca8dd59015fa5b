import { TextLink } from '@portaria/ui/actions/TextLink'
import { MailCheck } from 'lucide-react'
import { CardFrame } from './frames/CardFrame.tsx'
import { authTexts } from './texts/auth-texts.ts'

/** `/pages/auth/mail-confirm-2` */
export function MailConfirmPage() {
  const t = authTexts.useTexts()
  return (
    <CardFrame
      pageTitle={t('confirm.pageTitle')}
      title={t('confirm.title')}
      text={t('confirm.text', { email: 'voce@exemplo.example' })}
    >
      <div className="flex flex-col gap-5">
        <span className="inline-flex size-20 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
          <MailCheck aria-hidden className="size-9" strokeWidth={1.5} />
        </span>
        <p className="text-sm text-muted">{t('confirm.late')}</p>
        <p className="text-sm">
          <TextLink href="/pages/auth/login">{t('confirm.back')}</TextLink>
        </p>
      </div>
    </CardFrame>
  )
}
