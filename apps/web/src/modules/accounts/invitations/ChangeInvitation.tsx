import { registers } from '@portaria/contract/modules/registers'
import { isPlatformRole, mayWritePerson, type Role, roles } from '@portaria/contract/roles'
import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useState } from 'react'
import { fieldTextsOf } from '../../../platform/problem-text.ts'
import { useRoleWords } from '../../../platform/role-words.ts'
import type { RegisterRecord } from '../../../register-pages/record.ts'
import { updateRecord } from '../../../register-pages/register-calls.ts'
import { useAttempt } from '../../../register-pages/use-attempt.ts'
import type { Invited } from './invitation.ts'
import { invitationsTexts } from './texts/invitations-texts.ts'

export interface ChangeInvitationProps {
  record: RegisterRecord
  invited: Invited
  /** Who changes it; roles above their own cannot be given. */
  writer: Role
  onClose: () => void
  onSaved: () => void
}

/** The data of an invitation that is not answered yet. */
export function ChangeInvitation(props: ChangeInvitationProps) {
  const { record, invited, writer, onClose, onSaved } = props
  const t = invitationsTexts.useTexts()
  const roleOf = useRoleWords()
  const [name, setName] = useState(String(record['name']))
  const [role, setRole] = useState<string | null>(invited.role)
  const [error, setError] = useState<string>()
  const [busy, attempt] = useAttempt()
  // A company's role cannot become one of the platform.
  const offered = roles.filter(
    (one) => mayWritePerson(writer, one) && isPlatformRole(one) === isPlatformRole(invited.role),
  )
  const save = () =>
    attempt(async () => {
      try {
        await updateRecord(registers.users, record.id, record.version, {
          name,
          membership: { role },
        })
      } catch (failure) {
        const nameError = fieldTextsOf(failure)['name']
        if (nameError === undefined) throw failure
        return setError(nameError)
      }
      onSaved()
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('panel.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('panel.cancel')}</Button>
          <Button variant="primary" loading={busy} onClick={() => void save()}>
            {t('panel.save')}
          </Button>
        </>
      }
    >
      <FormLayout label={t('panel.title')} onSubmit={() => void save()} className="gap-field">
        <TextField
          name="name"
          label={t('panel.name')}
          value={name}
          onChange={(value) => {
            setName(value)
            setError(undefined)
          }}
          error={error}
          required
        />
        <SelectField
          name="role"
          label={t('panel.role')}
          value={role}
          onChange={setRole}
          options={offered.map((one) => ({ value: one, label: roleOf(one) }))}
          required
        />
      </FormLayout>
    </Dialog>
  )
}
