import { isPlatformRole, mayWritePerson, type Role, roles } from '@portaria/contract/actors/roles'
import { registers } from '@portaria/contract/modules/registers'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { TextField } from '@portaria/ui/fields/TextField'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { useRoleWords } from '../../../platform/role-words.ts'
import { ActionDialog } from '../../../register-pages/actions/ActionDialog.tsx'
import type { RegisterRecord } from '../../../register-pages/record.ts'
import { updateRecord } from '../../../register-pages/register-calls.ts'
import type { Invited } from './invitation.ts'
import { invitationsTexts } from './texts/invitations-texts.ts'

export interface ChangeInvitationProps {
  record: RegisterRecord
  invited: Invited
  /** The role of the editor, who cannot give a higher one. */
  writer: Role
  onClose: () => void
  onSaved: () => void
}

/** Edits an invitation that has not been answered yet. */
export function ChangeInvitation(props: ChangeInvitationProps) {
  const { record, invited, writer, onClose, onSaved } = props
  const t = invitationsTexts.useTexts()
  const roleOf = useRoleWords()
  const [name, setName] = useState(String(record['name']))
  const [role, setRole] = useState<string | null>(invited.role)
  // A company's role cannot become one of the platform.
  const offered = roles.filter(
    (one) => mayWritePerson(writer, one) && isPlatformRole(one) === isPlatformRole(invited.role),
  )
  const action = useAction({
    send: () =>
      updateRecord(registers.users, record.id, record.version, { name, membership: { role } }),
    onDone: onSaved,
  })
  return (
    <ActionDialog
      {...{ action, onClose }}
      size="md"
      title={t('panel.title')}
      button={t('panel.save')}
      fields={['name', 'membership.role']}
    >
      <TextField
        name="name"
        label={t('panel.name')}
        value={name}
        onChange={(value) => {
          setName(value)
          action.clear()
        }}
        error={action.errors['name']}
        required
      />
      <SelectField
        name="role"
        label={t('panel.role')}
        value={role}
        onChange={setRole}
        error={action.errors['membership.role']}
        options={offered.map((one) => ({ value: one, label: roleOf(one) }))}
        required
      />
    </ActionDialog>
  )
}
