import { may } from '@portaria/contract/define-register/permissions'
import { councilOccurrences } from '@portaria/contract/modules/matters/council-occurrences/council-occurrences'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Gavel } from 'lucide-react'
import { registerPaths } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { occurrenceTexts } from './texts/occurrence-texts.ts'

/** A button beside the one for a new occurrence: reports about a síndico go to the council. */
export function ReportToCouncil() {
  const text = occurrenceTexts.useTexts()
  const { role } = useRegister()
  if (role === null || !may(role, councilOccurrences, 'create')) return null
  return (
    <ButtonLink icon={Gavel} href={registerPaths(councilOccurrences).create ?? ''}>
      {text('aboutSindico')}
    </ButtonLink>
  )
}
