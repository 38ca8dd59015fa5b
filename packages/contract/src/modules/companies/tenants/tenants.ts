import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choices,
  cnpj,
  details,
  email,
  flag,
  image,
  integer,
  phone,
  phones,
  reference,
  tags,
  text,
  timeZone,
} from '../../../define-register/field.ts'
import { address } from '../../../define-register/field-groups.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import { optionalHolidays } from '../holidays/national-holidays.ts'
import { LOCKER_DEADLINE_HOURS } from '../settings/locker-settings.ts'
import {
  PANIC_LETTER_AFTER_S,
  PANIC_PLATFORM_AFTER_S,
  PANIC_RECIPIENTS_MAX,
} from '../settings/panic-settings.ts'
import { PARCEL_DEADLINE_DAYS, PARCEL_REMIND_DAYS } from '../settings/parcel-settings.ts'
import { RETENTION_DAYS } from '../settings/retention-settings.ts'
import { factorRoles, requirableProviders } from '../settings/security-settings.ts'
import {
  kindsWithoutDocument,
  kindsWithPhoto,
  VISIT_APPROVAL_WAIT_MIN,
  VISIT_INVITATION_HOURS,
  VISIT_OVERSTAY_MIN,
  VISIT_TOLERANCE_MIN,
} from '../settings/visit-settings.ts'

const within = ({ least, most }: { least: number; most: number }) =>
  integer({ range: [least, most] })
const overstay = () => within(VISIT_OVERSTAY_MIN)

/** A company's settings of modules; defaults apply to absent ones (companies §2). */
const settings = details({
  security: details({
    // A person who lacks a required second factor sets it up at the next sign-in.
    second_factor: choices(factorRoles),
    // A passkey works as well, even if the provider is unavailable.
    providers: choices(requirableProviders),
  }),
  panic: details({
    letter_after_s: within(PANIC_LETTER_AFTER_S),
    platform_after_s: within(PANIC_PLATFORM_AFTER_S),
    // Ids of users; the register's behaviour checks that they belong to the company.
    recipient_ids: tags({ max: PANIC_RECIPIENTS_MAX }),
  }),
  visits: details({
    approval_wait_min: within(VISIT_APPROVAL_WAIT_MIN),
    invitation_hours: within(VISIT_INVITATION_HOURS),
    tolerance_min: within(VISIT_TOLERANCE_MIN),
    asks_document: choices(kindsWithoutDocument),
    asks_photo: choices(kindsWithPhoto),
    overstay_min: details({
      social: overstay(),
      delivery: overstay(),
      ride: overstay(),
      service: overstay(),
      event_guest: overstay(),
      recurring: overstay(),
      official: overstay(),
    }),
  }),
  lockers: details({ deadline_hours: within(LOCKER_DEADLINE_HOURS) }),
  parcels: details({
    remind_days: within(PARCEL_REMIND_DAYS),
    deadline_days: within(PARCEL_DEADLINE_DAYS),
  }),
  faces: details({ keep_photo: flag() }),
  retention: details({
    visitor_documents_days: within(RETENTION_DAYS.visitor_documents_days),
    visits_days: within(RETENTION_DAYS.visits_days),
    parcel_proofs_days: within(RETENTION_DAYS.parcel_proofs_days),
    parcels_days: within(RETENTION_DAYS.parcels_days),
    events_days: within(RETENTION_DAYS.events_days),
    event_guests_days: within(RETENTION_DAYS.event_guests_days),
    announcements_days: within(RETENTION_DAYS.announcements_days),
    requests_days: within(RETENTION_DAYS.requests_days),
    occurrences_days: within(RETENTION_DAYS.occurrences_days),
    positions_days: within(RETENTION_DAYS.positions_days),
    accesses_days: within(RETENTION_DAYS.accesses_days),
    access_photos_days: within(RETENTION_DAYS.access_photos_days),
    alerts_days: within(RETENTION_DAYS.alerts_days),
  }),
  // Days that are not holidays by law, but kept by many companies.
  optional_holidays: choices(optionalHolidays),
})

/** The fields that a company's own síndico may change, on the settings page (companies §3). */
export const ownCompanyFields = [
  'logo_file_id',
  'fantasy_name',
  'email',
  'phones',
  'site',
  'zip_code',
  'street',
  'number',
  'complement',
  'district',
  'city',
  'state',
  'segment_id',
  'time_zone',
  'contact_name',
  'contact_email',
  'contact_phone',
  'dpo_name',
  'dpo_email',
  'settings',
] as const

/** The fields that the platform may change; the logo is the company's own. */
const keptByPlatform = [
  ...ownCompanyFields.filter((name) => name !== 'logo_file_id'),
  'legal_name',
  'cnpj',
  'state_registration',
  'municipal_registration',
] as const

/**
 * The fields that sales may change. The settings are not among them, since they decide who is
 * notified of alerts and who needs a second factor.
 */
const keptBySales = keptByPlatform.filter((name) => name !== 'settings')

/** A company, whose site Portaria manages; everything else belongs to one (companies §1). */
export const tenants = defineRegister({
  name: 'tenants',
  table: 'tenants',
  scope: 'platform',
  lockPlace: 70,
  paths: { list: '/apps/admin/tenants/', item: '/apps/admin/tenant' },
  menu: { group: 'management', place: 10, icon: 'buildings', roles: menuReaders.staff },
  fields: {
    legal_name: text({ required: true }),
    fantasy_name: text(),
    cnpj: cnpj(),
    state_registration: text({ max: 20 }),
    municipal_registration: text({ max: 20 }),
    logo_file_id: image(),
    email: email(),
    phones: phones(),
    site: text(),
    ...address,
    segment_id: reference('segments'),
    time_zone: timeZone({ required: true }),
    contact_name: text(),
    contact_email: email({ required: true }),
    contact_phone: phone(),
    // The encarregado of the LGPD, art. 41.
    dpo_name: text(),
    dpo_email: email(),
    settings,
  },
  title: ['legal_name'],
  unique: [['cnpj']],
  list: {
    columns: ['legal_name', 'fantasy_name', 'cnpj', 'segment_id', 'city', 'contact_name', 'status'],
    search: ['legal_name', 'fantasy_name', 'city', 'contact_name', 'segment_id'],
    filters: ['segment_id', 'state', 'status'],
    sort: 'legal_name',
  },
  form: [
    {
      section: 'identification',
      fields: [
        'logo_file_id',
        'legal_name',
        'fantasy_name',
        'cnpj',
        'state_registration',
        'municipal_registration',
      ],
    },
    { section: 'site', fields: ['segment_id', 'time_zone'] },
    { section: 'responsible', fields: ['contact_name', 'contact_email', 'contact_phone'] },
    { section: 'contact', fields: ['email', 'phones', 'site'] },
    { section: 'address', fields: Object.keys(address) as (keyof typeof address)[] },
    { section: 'privacy', fields: ['dpo_name', 'dpo_email'] },
  ],
  access: {
    admin: {
      may: ['read', 'create', 'update', 'remove', 'restore', 'history'],
      creates: keptByPlatform,
      updates: [...keptByPlatform, 'status'],
    },
    staff: {
      may: ['read', 'create', 'update', 'history'],
      creates: keptBySales,
      updates: [...keptBySales, 'status'],
    },
    // Síndicos have no right on the register: their settings page writes these fields of their own
    // company.
    sindico: { may: [], rows: 'ofOwnCompany', updates: ownCompanyFields },
  },
})
