import { type PanicMotive, panicMotives } from '@portaria/contract/modules/panic/panic-words'
import { Button } from '@portaria/ui/actions/Button'
import { panicTexts } from './texts/panic-texts.ts'

export interface MotiveChoiceProps {
  value: PanicMotive | null
  onChange: (motive: PanicMotive | null) => void
}

/** Chooses the motive with one tap; a second tap clears it. */
export function MotiveChoice({ value, onChange }: MotiveChoiceProps) {
  const t = panicTexts.useTexts()
  return (
    <fieldset>
      <legend className="pb-2 text-sm font-medium">{t('said.motive')}</legend>
      <div className="flex flex-wrap gap-2">
        {panicMotives.map((motive) => (
          <Button
            key={motive}
            variant={value === motive ? 'primary' : 'secondary'}
            aria-pressed={value === motive}
            onClick={() => onChange(value === motive ? null : motive)}
          >
            {t(`said.motives.${motive}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
