import { parseDate } from '@portaria/ui/dates'
import { isEmail } from '../text/is-email.ts'
import type { Contact } from './contacts.types.ts'

type Broken = Partial<Record<keyof Contact, 'name' | 'email' | 'day' | 'future'>>

/** The rule that each field breaks, if any. `today` is year-month-day. */
export function brokenContactRules(contact: Omit<Contact, 'id'>, today: string): Broken {
  const { name, email, birthday } = contact
  const isWrongMail = email.trim() !== '' && !isEmail(email)
  const isWrongDay = birthday !== '' && parseDate(birthday, 'dd/mm/yyyy') === null
  return {
    ...(name.trim() === '' && { name: 'name' }),
    ...(isWrongMail && { email: 'email' }),
    ...(isWrongDay ? { birthday: 'day' } : birthday > today && { birthday: 'future' }),
  }
}
