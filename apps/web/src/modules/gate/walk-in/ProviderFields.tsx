import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { walkInTexts } from './texts/walk-in-texts.ts'
import type { WalkIn } from './use-walk-in.ts'
import { VisitInput } from './visit-inputs.tsx'

/** Asks which provider sends a worker. A checkbox says that none does. */
export function ProviderFields({ form }: { form: WalkIn }) {
  const t = walkInTexts.useTexts()
  const { typed, errors, noProvider } = form
  return (
    <div className="flex flex-col gap-2">
      {!noProvider && (
        <VisitInput
          name="provider_id"
          label={t('provider')}
          value={typed.provider_id}
          required
          errors={errors}
          onChange={(value) => form.set('provider_id', value)}
        />
      )}
      <CheckboxField
        label={t('noProvider')}
        description={noProvider ? undefined : t('providerText')}
        value={noProvider}
        onChange={form.setNoProvider}
      />
    </div>
  )
}
