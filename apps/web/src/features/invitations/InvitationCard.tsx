import type { InvitationLinkAnswer } from '@portaria/contract/features/invitations'
import { mayUse } from '@portaria/contract/permissions'
import { formatDate } from '@portaria/contract/value-types/date'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { QrCode } from '@portaria/ui/display/QrCode'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { Copy, Printer, QrCode as QrIcon, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { ApiProblem } from '../../platform/api-problem.ts'
import { companyDay } from '../../platform/company-day.ts'
import { recordTitle } from '../../register-pages/record.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { useAttempt } from '../../register-pages/use-attempt.ts'
import { invitationLinkOf } from './invitation.ts'
import { invitationsTexts } from './texts/invitations-texts.ts'

type Link = InvitationLinkAnswer['data']

/** Access for a resident without e-mail: a link to hand over, or a card to print. */
export function InvitationCard({ record }: RecordSlotProps) {
  const t = invitationsTexts.useTexts()
  const { register, role } = useRegister()
  const [link, setLink] = useState<Link | null>(null)
  const [busy, attempt] = useAttempt()
  if (!mayUse(role, 'invitations.card')) return null
  const show = () =>
    attempt(async () => {
      try {
        setLink(await invitationLinkOf(record.id))
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code !== 'state_conflict') throw error
        showToast({ title: t('card.has'), tone: 'neutral' })
      }
    })
  return (
    <>
      <Button icon={QrIcon} loading={busy} onClick={() => void show()}>
        {t('card.action')}
      </Button>
      {link && (
        <CardDialog
          link={link}
          name={recordTitle(register, record)}
          onRenew={async () => setLink(await invitationLinkOf(record.id, true))}
          onClose={() => setLink(null)}
        />
      )}
    </>
  )
}

interface CardDialogProps {
  link: Link
  name: string
  onRenew: () => Promise<void>
  onClose: () => void
}

function CardDialog({ link, name, onRenew, onClose }: CardDialogProps) {
  const t = invitationsTexts.useTexts()
  const language = useLanguage()
  const [busy, attempt] = useAttempt()
  const copy = async () => {
    await navigator.clipboard.writeText(link.url)
    showToast({ title: t('card.copied'), tone: 'success' })
  }
  const renew = () =>
    attempt(async () => {
      await onRenew()
      showToast({ title: t('card.renewed'), tone: 'success' })
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('card.title')}
      description={t('card.text')}
      footer={
        <>
          <Button icon={RefreshCw} loading={busy} onClick={() => void renew()}>
            {t('card.renew')}
          </Button>
          {/* Plain http has no clipboard. */}
          {window.isSecureContext && (
            <Button icon={Copy} onClick={() => void copy()}>
              {t('card.copy')}
            </Button>
          )}
          <Button icon={Printer} onClick={() => window.print()}>
            {t('card.print')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('card.done')}
          </Button>
        </>
      }
    >
      <div data-sheet className="flex flex-col items-center gap-3 text-center">
        <h3 className="hidden text-lg font-semibold print:block">{t('card.sheetTitle')}</h3>
        <p className="font-medium">
          {name}
          <span className="block text-sm text-muted">{link.company}</span>
        </p>
        <QrCode value={link.url} label={t('card.qr')} className="size-52" />
        <p className="hidden text-sm print:block">{t('card.sheetText')}</p>
        <p dir="ltr" className="text-xs break-all select-all">
          {link.url}
        </p>
        <p className="text-sm text-muted">
          {t('card.until', { date: formatDate(companyDay(link.expires_at), language) })}
        </p>
      </div>
    </Dialog>
  )
}
