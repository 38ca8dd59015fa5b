import {
  type CredentialKind,
  credentialKinds,
} from '@portaria/contract/modules/access/decisions/decision-words'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { GroupFrame } from '../../../register-pages/field-kinds/GroupFrame.tsx'
import { useCredentialWords } from '../decision/person-kinds.ts'
import { accessTexts } from '../texts/access-texts.ts'
import { CREDENTIALS_MAX } from './trial-input.ts'

export interface CredentialChoiceProps {
  value: readonly CredentialKind[]
  error: string | undefined
  onChange: (value: CredentialKind[]) => void
}

/** The credentials that are presented: one, or two together. */
export function CredentialChoice({ value, error, onChange }: CredentialChoiceProps) {
  const t = accessTexts.useTexts()
  const { nounOf } = useCredentialWords()
  const isFull = value.length >= CREDENTIALS_MAX
  return (
    <GroupFrame
      required
      label={t('trial.credentials')}
      description={t('trial.credentialsHelp')}
      error={error}
    >
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {credentialKinds.map((kind) => (
          <CheckboxField
            key={kind}
            label={nounOf(kind)}
            value={value.includes(kind)}
            disabled={isFull && !value.includes(kind)}
            onChange={(isOn) =>
              onChange(credentialKinds.filter((one) => (one === kind ? isOn : value.includes(one))))
            }
          />
        ))}
      </div>
    </GroupFrame>
  )
}
