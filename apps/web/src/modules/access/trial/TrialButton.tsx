import { mayUse } from '@portaria/contract/define-register/permissions'
import { Button } from '@portaria/ui/actions/Button'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useRole } from '../../../platform/session/use-session.ts'
import { accessTexts } from '../texts/access-texts.ts'
import type { TrialDialogProps } from './TrialDialog.tsx'

/** Loaded when the dialog is opened. */
const TrialDialog = lazyPart<TrialDialogProps>(
  async () => (await import('./TrialDialog.tsx')).TrialDialog,
)

/** Opens the dialog that tries a passage on paper, for those who may look rules up. */
export function TrialButton({
  given,
  size,
}: Pick<TrialDialogProps, 'given'> & { size?: 'sm' | 'md' }) {
  const t = accessTexts.useTexts()
  const role = useRole()
  const [isOpen, setOpen] = useState(false)
  if (role === null || !mayUse(role, 'access.look_up')) return null
  return (
    <>
      <Button
        icon={FlaskConical}
        {...(size && { size })}
        onPointerEnter={() => void TrialDialog.fetch().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {t('trial.open')}
      </Button>
      {isOpen && <TrialDialog given={given} onClose={() => setOpen(false)} />}
    </>
  )
}
