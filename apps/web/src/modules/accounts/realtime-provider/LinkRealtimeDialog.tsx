import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { fieldTextsOf } from '../../../platform/problem-text.ts'
import { failureText } from '../identities/failure-text.ts'
import { identityTexts } from '../identities/texts/identity-texts.ts'
import { CredentialFields } from './CredentialFields.tsx'
import { type CredentialErrors, errorAt, missingIn } from './credentials.ts'
import { linkByRealtime } from './realtime-calls.ts'
import { realtimeProviderTexts } from './texts/realtime-provider-texts.ts'

export interface LinkRealtimeDialogProps {
  provider: string
  onClose: () => void
}

/** Links an account of the realtime database service to the person's own. */
export function LinkRealtimeDialog({ provider, onClose }: LinkRealtimeDialogProps) {
  const t = realtimeProviderTexts.useTexts()
  const ofIdentity = identityTexts.useTexts()
  const queries = useQueryClient()
  const [values, setValues] = useState({ email: '', password: '' })
  const { busy, errors, run, clear } = useAction({
    check: () => missingIn(values) ?? {},
    async send() {
      await linkByRealtime(values)
      showToast({ title: ofIdentity('panel.linkedToast'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['me'] })
    },
    explain: (error) => refusalOf(error, ofIdentity('unavailable', { provider })),
    onDone: onClose,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeOnOutsidePress={false}
      size="sm"
      title={ofIdentity('panel.link', { provider })}
      description={t('link.text')}
    >
      <FormLayout
        label={ofIdentity('panel.link', { provider })}
        onSubmit={() => void run()}
        className="gap-field"
      >
        {errors['whole'] && <Banner tone="warning">{errors['whole']}</Banner>}
        <CredentialFields
          provider={provider}
          values={values}
          errors={errors}
          onChange={(changed) => {
            setValues(changed)
            clear()
          }}
        />
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('link.cancel')}</Button>
          <Button type="submit" variant="primary" loading={busy}>
            {t('link.submit')}
          </Button>
        </div>
      </FormLayout>
    </Dialog>
  )
}

function refusalOf(error: unknown, unavailable: string): CredentialErrors & { whole?: string } {
  const [[field, text] = [null, failureText(error, unavailable)]] = Object.entries(
    fieldTextsOf(error),
  )
  return errorAt(field, text) ?? { whole: text }
}
