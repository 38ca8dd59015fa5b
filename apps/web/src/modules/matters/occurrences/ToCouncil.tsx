import { may } from '@portaria/contract/define-register/permissions'
import { councilOccurrences } from '@portaria/contract/modules/matters/council-occurrences/council-occurrences'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useFormParts } from '../../../register-pages/form/record-form-context.ts'
import { registerPaths } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { occurrenceTexts } from './texts/occurrence-texts.ts'

/**
 * Directs a report about a síndico to the council, before it is written where the síndico can read
 * it.
 */
export function ToCouncil() {
  const text = occurrenceTexts.useTexts()
  const { role } = useRegister()
  const { record } = useFormParts()
  if (record !== null || role === null || !may(role, councilOccurrences, 'create')) return null
  return (
    <Banner tone="neutral" title={text('aboutSindico')}>
      <TextLink href={registerPaths(councilOccurrences).create ?? ''}>{text('toCouncil')}</TextLink>
    </Banner>
  )
}
