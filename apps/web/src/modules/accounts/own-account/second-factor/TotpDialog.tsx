import {
  type NewTotp,
  type SecondFactor,
  TOTP_DIGITS,
} from '@portaria/contract/modules/proofs/second-factor'
import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { QrCode } from '@portaria/ui/display/QrCode'
import { CodeField } from '@portaria/ui/fields/CodeField'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../../platform/actions/use-action.ts'
import { fieldTextsOf, problemTextOf } from '../../../../platform/problem-text.ts'
import { IdentityForm } from './IdentityForm.tsx'
import { beginTotp, confirmTotp } from './second-factor-calls.ts'
import { secondFactorTexts } from './texts/second-factor-texts.ts'

export interface TotpDialogProps {
  factors: SecondFactor
  onClose: () => void
  /** Called when the app is active, with its recovery codes. */
  onEnabled: (codes: string[] | null) => void
}

/**
 * Sets up an authenticator app: asks for a proof of identity, shows the secret as QR code and text,
 * and asks for a first code.
 */
export function TotpDialog({ factors, onClose, onEnabled }: TotpDialogProps) {
  const t = secondFactorTexts.useTexts()
  const [totp, setTotp] = useState<NewTotp | null>(null)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeOnOutsidePress={false}
      title={t('totp.dialogTitle')}
      description={t(totp === null ? 'totp.identify' : 'totp.scan')}
    >
      {totp === null ? (
        <IdentityForm
          label={t('totp.dialogTitle')}
          factors={factors}
          submitLabel={t('totp.next')}
          onIdentity={async (identity) => setTotp(await beginTotp(identity))}
          onCancel={onClose}
        />
      ) : (
        <FirstCode totp={totp} onClose={onClose} onEnabled={onEnabled} />
      )}
    </Dialog>
  )
}

type FirstCodeProps = Omit<TotpDialogProps, 'factors'> & { totp: NewTotp }

function FirstCode({ totp, onClose, onEnabled }: FirstCodeProps) {
  const t = secondFactorTexts.useTexts()
  const [code, setCode] = useState('')
  const { busy, errors, run, clear } = useAction({
    check: () => ({ code: code.length < TOTP_DIGITS ? t('totp.short') : undefined }),
    send: async () => onEnabled(await confirmTotp(code)),
    explain: (error) => ({ code: fieldTextsOf(error)['code'] ?? problemTextOf(error).detail }),
  })
  const copy = async () => {
    await navigator.clipboard.writeText(totp.secret)
    showToast({ title: t('copied'), tone: 'success' })
  }
  return (
    <FormLayout label={t('totp.dialogTitle')} onSubmit={() => void run()} className="gap-field">
      <QrCode value={totp.uri} label={t('totp.qr')} className="mx-auto size-48" />
      {/* The phone with the app may be the one showing this page. */}
      <p className="hidden text-center text-sm pointer-coarse:block">
        <TextLink href={totp.uri}>{t('totp.openApp')}</TextLink>
      </p>
      <div className="text-sm">
        <p className="text-muted">{t('totp.secret')}</p>
        <p className="mt-1 flex items-center gap-2">
          <code dir="ltr" className="font-mono text-sm wrap-break-word select-all">
            {inGroups(totp.secret)}
          </code>
          {window.isSecureContext && (
            <IconButton
              icon={Copy}
              size="sm"
              label={t('totp.copySecret')}
              onClick={() => void copy()}
            />
          )}
        </p>
      </div>
      <CodeField
        label={t('totp.code')}
        digits={TOTP_DIGITS}
        value={code}
        error={errors['code']}
        required
        // The next field to fill in.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(next) => {
          setCode(next)
          clear()
        }}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('identity.cancel')}</Button>
        <Button type="submit" variant="primary" loading={busy}>
          {t('totp.confirm')}
        </Button>
      </div>
    </FormLayout>
  )
}

/** Splits a secret into groups of four, which are easier to type. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')
