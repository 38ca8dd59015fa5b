import {
  type AddedPasskey,
  PASSKEY_NAME_MAX,
  type Passkey,
  type SecondFactor,
} from '@portaria/contract/modules/proofs/second-factor'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useState } from 'react'
import { useAction } from '../../../../platform/actions/use-action.ts'
import { ActionDialog } from '../../../../register-pages/actions/ActionDialog.tsx'
import { IdentityForm } from './IdentityForm.tsx'
import { addPasskey, renamePasskey } from './second-factor-calls.ts'
import { secondFactorTexts } from './texts/second-factor-texts.ts'

export interface AddPasskeyDialogProps {
  factors: SecondFactor
  onClose: () => void
  onAdded: (passkey: AddedPasskey) => void
}

/** Adds a passkey: asks for its name and a proof of identity, then opens the browser's dialog. */
export function AddPasskeyDialog({ factors, onClose, onAdded }: AddPasskeyDialogProps) {
  const t = secondFactorTexts.useTexts()
  const [name, setName] = useState(t('passkeys.nameDefault'))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeOnOutsidePress={false}
      title={t('passkeys.dialogTitle')}
      description={t('passkeys.dialogText')}
    >
      <IdentityForm
        label={t('passkeys.dialogTitle')}
        factors={factors}
        submitLabel={t('passkeys.create')}
        onIdentity={async (identity) => onAdded(await addPasskey(identity, name))}
        onCancel={onClose}
      >
        <TextField
          label={t('passkeys.name')}
          description={t('passkeys.nameHelp')}
          value={name}
          onChange={setName}
          maxLength={PASSKEY_NAME_MAX}
          required
        />
      </IdentityForm>
    </Dialog>
  )
}

export interface RenamePasskeyDialogProps {
  passkey: Passkey
  onClose: () => void
  onRenamed: () => void
}

/** Renames a passkey. */
export function RenamePasskeyDialog({ passkey, onClose, onRenamed }: RenamePasskeyDialogProps) {
  const t = secondFactorTexts.useTexts()
  const [name, setName] = useState(passkey.name)
  const action = useAction({ send: () => renamePasskey(passkey.id, name), onDone: onRenamed })
  return (
    <ActionDialog
      {...{ action, onClose }}
      title={t('passkeys.renameTitle')}
      button={t('passkeys.save')}
      fields={['name']}
    >
      <TextField
        label={t('passkeys.name')}
        value={name}
        error={action.errors['name']}
        maxLength={PASSKEY_NAME_MAX}
        required
        onChange={(next) => {
          setName(next)
          action.clear()
        }}
      />
    </ActionDialog>
  )
}
