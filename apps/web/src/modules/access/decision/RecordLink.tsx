import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { ReferenceRead } from '@portaria/contract/define-register/field'
import { may } from '@portaria/contract/define-register/permissions'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { useRole } from '../../../platform/session/use-session.ts'
import { registerPaths } from '../../../register-pages/record.ts'

export interface RecordLinkProps {
  register: AnyRegister
  to: Pick<ReferenceRead, 'id' | 'title'> & { deleted?: boolean }
}

/** The title of a record, as a link to it where the reader may open it. */
export function RecordLink({ register, to }: RecordLinkProps) {
  const role = useRole()
  const href = registerPaths(register).record(to.id)
  if (to.deleted === true) return <s className="text-muted">{to.title}</s>
  if (href === null || role === null || !may(role, register, 'read')) return to.title
  return (
    <TextLink href={href}>
      <bdi>{to.title}</bdi>
    </TextLink>
  )
}
