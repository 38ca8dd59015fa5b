import { mayUse } from '@portaria/contract/define-register/permissions'
import type { PersonKind } from '@portaria/contract/modules/access/decisions/decision-words'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Card } from '@portaria/ui/display/Card'
import { useQuery } from '@tanstack/react-query'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { accessesOfQuery } from '../access-calls.ts'
import { accessesPath } from '../access-paths.ts'
import { AccessLine } from '../events/AccessLine.tsx'
import { accessTexts } from '../texts/access-texts.ts'

/** Accesses that a record shows; the others are in the list. */
const SHOWN = 5

interface LastAccessesProps extends RecordSlotProps {
  kind: PersonKind
}

/** The last accesses of a person; renders nothing where there are none. */
function LastAccesses({ record, kind }: LastAccessesProps) {
  const t = accessTexts.useTexts()
  const { role } = useRegister()
  const person = { kind, id: record.id }
  const { data = [] } = useQuery({
    ...accessesOfQuery(person, SHOWN),
    enabled: mayUse(role, 'access.events'),
  })
  if (data.length === 0) return null
  const all = new URLSearchParams({ kind, person_id: record.id })
  return (
    <Card
      title={t('events.title')}
      footer={<TextLink href={`${accessesPath}?${all}`}>{t('events.allOf')}</TextLink>}
    >
      <ul aria-label={t('events.list')} className="ui-lines -my-3">
        {data.map((event) => (
          <AccessLine key={event.id} event={event} />
        ))}
      </ul>
    </Card>
  )
}

/** The last accesses of a resident. */
export const AccessesOfResident = (props: RecordSlotProps) => (
  <LastAccesses {...props} kind="resident" />
)

/** The last accesses of an employee. */
export const AccessesOfEmployee = (props: RecordSlotProps) => (
  <LastAccesses {...props} kind="employee" />
)

/** The last accesses of a service provider. */
export const AccessesOfProvider = (props: RecordSlotProps) => (
  <LastAccesses {...props} kind="provider" />
)

/** The last accesses of a visitor. */
export const AccessesOfVisitor = (props: RecordSlotProps) => (
  <LastAccesses {...props} kind="visitor" />
)
