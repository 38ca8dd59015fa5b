import { Button } from '@portaria/ui/actions/Button'
import { Avatar } from '@portaria/ui/display/Avatar'
import { DateField } from '@portaria/ui/fields/DateField'
import { FieldRow, FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { dayOf } from '../days/days.ts'
import { DeleteButton } from '../frame/DeleteButton.tsx'
import { fullName } from './contact-places.ts'
import { brokenContactRules } from './contact-rules.ts'
import type { Contact, ContactsCalls } from './contacts.types.ts'
import { contactsTexts } from './texts/contacts-texts.ts'

const { change } = demoClient<ContactsCalls>()

/** Single-line fields, grouped in rows. */
const rows = [
  ['name', 'lastName'],
  ['nickname'],
  ['company', 'jobTitle'],
  ['email', 'phone'],
  ['address'],
] as const

const types = { email: 'email', phone: 'tel' } as const

export interface ContactDialogProps {
  /** A contact without an id is new. */
  contact: Contact | Omit<Contact, 'id'>
  onClose: () => void
}

/** The form of a contact. */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const t = contactsTexts.useTexts()
  const [draft, setDraft] = useState(contact)
  const [tried, setTried] = useState(false)
  const [today] = useState(() => dayOf(Date.now()))
  const broken = brokenContactRules(draft, today)
  const errorOf = (field: keyof typeof broken) => {
    const rule = tried ? broken[field] : undefined
    return rule === undefined ? undefined : t(`rule.${rule}`)
  }
  const save = async () => {
    setTried(true)
    if (Object.keys(broken).length > 0) return
    const whole = { ...draft, name: draft.name.trim(), email: draft.email.trim() }
    await ('id' in whole
      ? change('POST /api/contacts-app/update-contact', { body: { contact: whole } })
      : change('POST /api/contacts-app/add-contact', { body: { contact: whole } }))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeOnOutsidePress={false}
      title={'id' in contact ? fullName(contact) : t('new')}
      footer={
        <>
          {'id' in contact && (
            <DeleteButton
              className="me-auto"
              title={t('sure', { count: 1 })}
              text={t('sureText')}
              confirm={t('form.delete')}
              onConfirm={async () => {
                const body = { contactId: contact.id }
                await change('POST /api/contacts-app/remove-contact', { body })
                onClose()
              }}
            >
              {t('form.delete')}
            </DeleteButton>
          )}
          <Button variant="primary" onClick={() => void save()}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <FormLayout label={t('form.edit')} onSubmit={() => void save()} className="gap-field">
        {draft.avatar !== '' && (
          <Avatar name={fullName(draft)} src={draft.avatar} size="xl" className="mx-auto" />
        )}
        {rows.map((names) => (
          <FieldRow key={names[0]}>
            {names.map((name) => (
              <TextField
                key={name}
                label={t(`form.${name}`)}
                type={name === 'email' || name === 'phone' ? types[name] : 'text'}
                autoComplete="off"
                required={name === 'name'}
                value={draft[name]}
                onChange={(value) => setDraft({ ...draft, [name]: value })}
                error={errorOf(name)}
              />
            ))}
          </FieldRow>
        ))}
        <DateField
          label={t('form.birthday')}
          format="dd/mm/yyyy"
          max={today}
          value={draft.birthday}
          onChange={(birthday) => setDraft({ ...draft, birthday })}
          error={errorOf('birthday')}
        />
        <TextArea
          label={t('form.notes')}
          value={draft.notes}
          onChange={(notes) => setDraft({ ...draft, notes })}
        />
      </FormLayout>
    </Dialog>
  )
}
