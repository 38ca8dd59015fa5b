import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  choices,
  flag,
  image,
  integer,
  moment,
  reference,
  richText,
  rows,
  text,
} from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import { bookingRelations } from '../../reservations/common-areas/common-areas.ts'

const managers = ['admin', 'sindico'] as const
const readers = ['sindico', 'funcionario', 'condomino', 'service_provider'] as const

/** Roles that an announcement can be for. */
export const addressedRoles = ['condomino', 'funcionario', 'service_provider', 'sindico'] as const

/** Audiences of an announcement: everybody who lives or works here, or some of them. */
export const audiences = ['all', 'towers', 'apartments', 'roles'] as const

/** An announcement by the managers, and the proof that it was read (announcements §1). */
export const announcements = defineRegister({
  name: 'announcements',
  table: 'announcements',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/announcements/', item: '/apps/condominiums/announcement' },
  menu: {
    group: 'administration',
    place: 90,
    icon: 'megaphone',
    // Service providers have it in the menu too: their first screen shows only visits and
    // documents, and nothing else leads to announcements.
    roles: [...menuReaders.managers, 'service_provider'],
  },
  fields: {
    title: text({ required: true }),
    kind: choice(['common', 'emergency', 'meeting', 'maintenance'], {
      required: true,
      badge: { emergency: 'danger' },
    }),
    body: richText({ required: true }),
    attachments: rows('announcement_attachments', {
      name: text({ required: true, max: 80 }),
      picture_file_id: image({ whole: true }),
    }),
    audience: choice(audiences, { required: true }),
    towers: rows('announcement_towers', {
      tower_id: reference('towers', { required: true }),
      // Empty for every floor.
      floor: integer({ range: [-20, 200] }),
    }),
    apartments: rows('announcement_apartments', {
      apartment_id: reference('apartments', { required: true }),
    }),
    roles: choices(addressedRoles),
    // For residents; empty for all.
    relations: choices(bookingRelations),
    requires_ack: flag(),
    pinned: flag(),
    valid_until: moment(),
    // Counted per year when it is sent: "12/2026".
    number: text({ max: 16, readOnly: true }),
    state: choice(['draft', 'scheduled', 'sent', 'expired', 'withdrawn'], {
      readOnly: true,
      badge: { draft: 'warning', scheduled: 'accent', expired: 'neutral', withdrawn: 'neutral' },
    }),
    send_at: moment({ readOnly: true }),
    sent_at: moment({ readOnly: true }),
    sent_by_id: reference('users', { readOnly: true }),
    // The announcement that this one corrects.
    replaces_id: reference('announcements', { readOnly: true }),
    withdrawn_at: moment({ readOnly: true }),
    withdrawn_by_id: reference('users', { readOnly: true }),
    withdraw_reason: text({ max: 200, readOnly: true }),
  },
  title: ['title'],
  marks: {
    unacknowledged: { tone: 'warning', readBy: readers, since: 'sent_at' },
    unread: { tone: 'accent', readBy: readers },
  },
  attention: ['unacknowledged'],
  computed: ['receipt', 'delivery', 'correction'],
  unique: [['number']],
  rules: ['audienceNamed', 'emergencyEnds', 'announcedOnce'],
  list: {
    columns: ['title', 'kind', 'audience', 'sent_at', 'valid_until', 'requires_ack'],
    search: ['title', 'body'],
    filters: [
      'kind',
      'audience',
      'state',
      'requires_ack',
      'pinned',
      'unread',
      'unacknowledged',
      'status',
    ],
    sort: 'sent_at',
    newestFirst: true,
    views: {
      sent: { 'filter[state]': 'sent' },
      drafts: { 'filter[state]': 'draft,scheduled' },
      pinned: { 'filter[state]': 'sent', 'filter[pinned]': 'true' },
    },
  },
  globalSearch: { place: 76, shows: ['sent_at'] },
  form: [
    { section: 'text', fields: ['title', 'kind', 'body', 'attachments'] },
    { section: 'audience', fields: ['audience', 'relations'] },
    { section: 'towers', fields: ['towers'], applies: { audience: 'towers' } },
    { section: 'apartments', fields: ['apartments'], applies: { audience: 'apartments' } },
    { section: 'roles', fields: ['roles'], applies: { audience: 'roles' } },
    { section: 'options', fields: ['requires_ack', 'valid_until', 'pinned'] },
    {
      section: 'progress',
      fields: [
        'number',
        'state',
        'send_at',
        'sent_at',
        'sent_by_id',
        'replaces_id',
        'withdrawn_at',
        'withdrawn_by_id',
        'withdraw_reason',
      ],
    },
  ],
  story: ['body', 'attachments'],
  refusals: [
    'audience_unnamed',
    'ends_missing',
    'ends_too_soon',
    'moment_past',
    'nobody_addressed',
    'told_outside',
  ],
  access: {
    admin: 'all',
    sindico: 'all',
    funcionario: { may: ['read'], rows: 'ofAddressedAnnouncements' },
    condomino: { may: ['read'], rows: 'ofAddressedAnnouncements' },
    service_provider: { may: ['read'], rows: 'ofAddressedAnnouncements' },
  },
  actions: {
    read: { roles: readers },
    acknowledge: { roles: readers },
    correct: { roles: managers },
    'record-told': { roles: managers },
  },
  states: {
    field: 'state',
    initial: ['draft'],
    over: ['sent', 'expired', 'withdrawn'],
    keeps: ['sent', 'expired', 'withdrawn'],
    acts: { draft: ['send'], scheduled: ['unschedule'], sent: [], expired: [], withdrawn: [] },
    transitions: {
      send: {
        from: ['draft', 'scheduled'],
        to: 'sent',
        roles: managers,
        stamps: { at: 'sent_at', by: 'sent_by_id' },
        single: true,
        tone: 'danger',
      },
      schedule: {
        from: ['draft', 'scheduled'],
        to: 'scheduled',
        roles: managers,
        asks: { send_at: 'required' },
        single: true,
      },
      unschedule: { from: ['scheduled'], to: 'draft', roles: managers, single: true },
      expire: { from: ['sent'], to: 'expired', by: 'system' },
      withdraw: {
        from: ['sent'],
        to: 'withdrawn',
        roles: managers,
        asks: { withdraw_reason: 'required' },
        stamps: { at: 'withdrawn_at', by: 'withdrawn_by_id' },
        single: true,
        tone: 'danger',
      },
      // Its correction was sent.
      replace: {
        from: ['sent'],
        to: 'withdrawn',
        by: 'system',
        stamps: { at: 'withdrawn_at', by: 'withdrawn_by_id' },
      },
    },
  },
})
