import type {
  Identity,
  Passkey,
  SecondFactor,
} from '@portaria/contract/modules/proofs/second-factor'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { IdentityForm } from './IdentityForm.tsx'
import { AddPasskeyDialog, RenamePasskeyDialog } from './PasskeyDialogs.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { endTotp, removePasskey, renewRecoveryCodes } from './second-factor-calls.ts'
import { TotpDialog } from './TotpDialog.tsx'
import { secondFactorTexts } from './texts/second-factor-texts.ts'

/** The dialog that is open, with its data. */
export type FactorAction =
  | { kind: 'set-up-totp' | 'end-totp' | 'add-passkey' | 'renew-codes' }
  | { kind: 'rename-passkey' | 'remove-passkey'; passkey: Passkey }
  | { kind: 'show-codes'; codes: readonly string[] }

export interface FactorDialogsProps {
  action: FactorAction
  factors: SecondFactor
  /** Opens another dialog, or closes the open one for null. */
  onAction: (next: FactorAction | null) => void
  /** Called when the factors have changed. */
  onChanged: () => void
}

/** The dialogs of the second factor, one at a time. */
export function FactorDialogs({ action, factors, onAction, onChanged }: FactorDialogsProps) {
  const t = secondFactorTexts.useTexts()
  const close = () => onAction(null)
  const done = (title: string, codes: readonly string[] | null = null) => {
    onChanged()
    showToast({ title, tone: 'success' })
    onAction(codes && { kind: 'show-codes', codes })
  }
  switch (action.kind) {
    case 'show-codes':
      return <RecoveryCodesDialog codes={action.codes} onClose={close} />
    case 'set-up-totp':
      return (
        <TotpDialog
          factors={factors}
          onClose={close}
          onEnabled={(codes) => done(t('totp.enabled'), codes)}
        />
      )
    case 'add-passkey':
      return (
        <AddPasskeyDialog
          factors={factors}
          onClose={close}
          onAdded={(added) => done(t('passkeys.added'), added.recovery_codes)}
        />
      )
    case 'rename-passkey':
      return (
        <RenamePasskeyDialog
          passkey={action.passkey}
          onClose={close}
          onRenamed={() => done(t('passkeys.renamed'))}
        />
      )
    case 'end-totp':
      return (
        <RemoveFactor
          factors={factors}
          title={t('totp.endTitle')}
          text={t('totp.endText')}
          label={t('totp.end')}
          onClose={close}
          onIdentity={async (identity) => {
            await endTotp(identity)
            done(t('totp.ended'))
          }}
        />
      )
    case 'remove-passkey':
      return (
        <RemoveFactor
          factors={factors}
          title={t('passkeys.removeTitle')}
          text={t('passkeys.removeText', { name: action.passkey.name })}
          label={t('passkeys.removeAction')}
          onClose={close}
          onIdentity={async (identity) => {
            await removePasskey(action.passkey.id, identity)
            done(t('passkeys.removed'))
          }}
        />
      )
    default:
      return (
        <RemoveFactor
          factors={factors}
          title={t('codes.renewTitle')}
          text={t('codes.renewText')}
          label={t('codes.renewAction')}
          safe
          onClose={close}
          onIdentity={async (identity) => {
            const codes = await renewRecoveryCodes(identity)
            onChanged()
            onAction({ kind: 'show-codes', codes })
          }}
        />
      )
  }
}

interface RemoveFactorProps {
  factors: SecondFactor
  title: string
  text: string
  label: string
  /** Whether another factor replaces the removed one. */
  safe?: boolean
  onClose: () => void
  onIdentity: (identity: Identity) => Promise<void>
}

function RemoveFactor({
  factors,
  title,
  text,
  label,
  safe,
  onClose,
  onIdentity,
}: RemoveFactorProps) {
  return (
    <Dialog open onOpenChange={onClose} title={title} description={text}>
      <IdentityForm
        label={title}
        factors={factors}
        takesAway
        danger={!safe}
        submitLabel={label}
        onIdentity={onIdentity}
        onCancel={onClose}
      />
    </Dialog>
  )
}
