import { mayBulk } from '@portaria/contract/define-register/permissions'
import { MAX_CARDS } from '@portaria/contract/modules/accounts/invitations'
import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { BellRing, QrCode as QrIcon, Send } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyCode } from '../../../platform/connection/lazy-code.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { BulkSlotProps } from '../../../register-pages/register-slots.ts'
import { invitationsTexts } from './texts/invitations-texts.ts'

const InviteManyDialog = lazyCode(
  async () => (await import('./InviteManyDialog.tsx')).InviteManyDialog,
)
const CardsDialog = lazyCode(async () => (await import('./CardsDialog.tsx')).CardsDialog)

/** Actions on the list of residents: invites or reminds many at once, or prints their cards. */
export function InviteResidents(props: BulkSlotProps) {
  const { selected, all } = props
  const t = invitationsTexts.useTexts()
  const { register, role } = useRegister()
  const [open, setOpen] = useState<'invite' | 'remind' | 'cards' | null>(null)
  if (!mayBulk(role, register, 'invite')) return null
  const close = () => setOpen(null)
  const print = () => {
    if (selected.length <= MAX_CARDS) return setOpen('cards')
    showToast({ title: t('cards.limit', { limit: MAX_CARDS }), tone: 'warning' })
  }
  return (
    <>
      <Button size="sm" icon={Send} onClick={() => setOpen('invite')}>
        {t('many.invite')}
      </Button>
      <Button size="sm" icon={BellRing} onClick={() => setOpen('remind')}>
        {t('many.remind')}
      </Button>
      {all === null && (
        <Button size="sm" icon={QrIcon} onClick={print}>
          {t('many.cards')}
        </Button>
      )}
      <Suspense>
        {open === 'cards' && <CardsDialog selected={selected} onClose={close} />}
        {(open === 'invite' || open === 'remind') && (
          <InviteManyDialog {...props} action={open} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
