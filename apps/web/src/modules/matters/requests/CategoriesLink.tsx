import { requestCategories } from '@portaria/contract/modules/matters/request-categories/request-categories'
import { may } from '@portaria/contract/permissions'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Tags } from 'lucide-react'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { useWordsOf } from '../../../register-pages/register-words.ts'

/** Leads to what can be asked for, where somebody may change it. */
export function CategoriesLink() {
  const { role } = useRegister()
  const words = useWordsOf()(requestCategories)
  if (!may(role, requestCategories, 'create')) return null
  return (
    <ButtonLink icon={Tags} href={requestCategories.paths?.list ?? ''}>
      {words.many}
    </ButtonLink>
  )
}
