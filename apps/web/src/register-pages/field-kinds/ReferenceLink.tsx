import { may } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { asReference, registerPaths } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import type { ShownValue } from './field-kind.ts'

/** A reference as a link to its record, if that has a page and the role may read it. */
export function ReferenceLink({ beside, field, words }: ShownValue) {
  const { role } = useRegister()
  const target = asReference(beside)
  if (target?.deleted) return <s className="text-muted">{words}</s>
  const register = field.register && registers[field.register]
  const href = target && register && registerPaths(register).record(target.id)
  if (!href || !may(role, register, 'read')) return words
  return <TextLink href={href}>{words}</TextLink>
}
