import { numbersOf, type PanicMotive } from '@portaria/contract/modules/panic/panic-words'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Phone } from 'lucide-react'
import { panicTexts } from './texts/panic-texts.ts'

/**
 * Buttons that call the police, an ambulance or the fire brigade; for violence also the helpline
 * for women.
 */
export function EmergencyCalls({ motive }: { motive: PanicMotive | null }) {
  const t = panicTexts.useTexts()
  return (
    <ul aria-label={t('calls.label')} className="flex flex-wrap gap-2">
      {numbersOf(motive).map((number) => (
        <li key={number}>
          <ButtonLink href={`tel:${number}`} icon={Phone} className="text-danger-ink">
            {t(`calls.${number as '190' | '192' | '193' | '180'}`)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
