import { CallLinks } from '../field-kinds/CallLinks.tsx'
import type { RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { contactsOf } from './record-items.ts'

/** The fragment of an address that focuses the record's telephone. */
export const CALL = 'call'

/** The telephones of a record, each callable with one tap. */
export function RecordContacts({ record }: { record: RegisterRecord }) {
  const { register } = useRegister()
  const phones = contactsOf(register, record)
  if (phones.length === 0) return null
  return (
    <span className="flex flex-wrap gap-2 pt-1 text-ink">
      {phones.map((phone, index) => (
        <CallLinks key={phone} phone={phone} {...(index === 0 && { id: CALL })} />
      ))}
    </span>
  )
}
