import { Button } from '@portaria/ui/actions/Button'
import { TextField } from '@portaria/ui/fields/TextField'
import type { Ref } from 'react'
import { openingTexts } from './texts/opening-texts.ts'

/** The reasons that are chosen by one press. */
const quick = ['courier', 'provider', 'key', 'emergency'] as const

export interface ReasonFieldProps {
  value: string
  error: string | undefined
  onChange: (reason: string) => void
  /** Called when a reason was chosen that needs no more typing. */
  onChosen: () => void
  /** The first of the reasons to choose from. */
  first: Ref<HTMLButtonElement>
  field: Ref<HTMLInputElement>
}

/** The reason of an opening: one of the frequent ones, or typed. */
export function ReasonField(props: ReasonFieldProps) {
  const { value, error, onChange, onChosen, first, field } = props
  const t = openingTexts.useTexts()
  return (
    <div className="flex flex-col gap-2">
      <fieldset aria-label={t('quick')} className="flex min-w-0 flex-wrap gap-1.5">
        {quick.map((name, nth) => {
          const reason = t(`reasons.${name}`)
          return (
            <Button
              key={name}
              {...(nth === 0 && { ref: first })}
              variant={value === reason ? 'primary' : 'secondary'}
              aria-pressed={value === reason}
              onClick={() => {
                onChange(reason)
                onChosen()
              }}
            >
              {reason}
            </Button>
          )
        })}
      </fieldset>
      <TextField
        ref={field}
        label={t('reason')}
        description={t('reasonHelp')}
        required
        error={error}
        maxLength={200}
        autoComplete="off"
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
