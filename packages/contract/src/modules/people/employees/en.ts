import type { TextOf } from '../../../texts/register-text.ts'
import type { employees } from './employees.ts'

export const en: TextOf<typeof employees> = {
  one: 'Employee',
  many: 'Employees',
  gender: 'm',
  purpose: 'Who works at the gate, in cleaning and in maintenance, with shifts and ways of access.',
  fields: {
    position: 'Position',
    kind: 'Employed by',
    admitted_on: 'Hired on',
    dismissed_on: 'Dismissed on',
    employment: 'Employment',
    shifts: 'Shifts',
    weekdays: 'Days',
    starts_at: 'Start',
    ends_at: 'End',
    facial_status: 'Face recognition',
  },
  help: {
    shifts: 'A shift that ends before it starts goes on until the next day.',
    cpf: 'Not required: foreigners may have none.',
  },
  sections: { job: 'Job', provider: 'Outsourcing company' },
  choices: {
    kind: { own: 'The company itself', outsourced: 'A provider' },
    employment: { active: 'Working', dismissed: 'Dismissed' },
    facial_status: {
      none: 'Not enrolled',
      consent_pending: 'Awaiting consent',
      photo_pending: 'Awaiting photo',
      processing: 'Processing',
      enrolled: 'Enrolled',
      failed: 'Failed',
      revoked: 'Revoked',
    },
  },
  transitions: {
    dismiss: {
      button: 'Dismiss',
      done: 'Dismissal recorded',
      text: 'The record becomes inactive, and the login ends now.',
    },
    readmit: {
      button: 'Readmit',
      done: 'Readmission recorded',
      text: 'The record stays inactive until you activate it, and the login does not come back by itself.',
    },
  },
  views: {
    outsourced: { m: 'Outsourced', f: 'Outsourced' },
    dismissed: { m: 'Dismissed', f: 'Dismissed' },
  },
  refusals: {
    employee_dismissed: 'This person was dismissed. Readmit them to activate the record.',
    provider_required: 'Give the provider of somebody who is outsourced.',
    provider_own: 'Only outsourced people have a provider.',
  },
}
