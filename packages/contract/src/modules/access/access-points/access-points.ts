import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  date,
  flag,
  image,
  integer,
  longText,
  reference,
  rows,
  text,
} from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

/** Directions in which people pass a point. */
export const pointDirections = ['in', 'out', 'both'] as const

/** Ways in which people leave by a point without a reader's consent (access §4). */
export const waysOut = ['exit_button', 'free_passage'] as const

/** Channels of a reader that opens several doors. */
export const CHANNELS: readonly [number, number] = [1, 16]

/** A door, gate or turnstile, with the reader that stands at it and the areas on both sides. */
export const accessPoints = defineRegister({
  name: 'access-points',
  table: 'access_points',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/access-points/', item: '/apps/condominiums/access-point' },
  menu: { group: 'administration', place: 52, icon: 'gate', roles: menuReaders.managers },
  fields: {
    name: text({ required: true, max: 80 }),
    direction: choice(pointDirections, { required: true }),
    area_from_id: reference('access-areas'),
    area_to_id: reference('access-areas'),
    equipment_id: reference('equipment'),
    channel: integer({ range: CHANNELS }),
    door_sensor: flag(),
    // Seconds after which an open door is reported.
    held_open_s: integer({ range: [5, 600] }),
    // Points of which each opens only while this one is closed, and the other way round.
    interlocks: rows('access_interlocks', {
      point_id: reference('access-points', { required: true }),
    }),
    way_out: choice(waysOut),
    // The day on which somebody tried that the way out opens without the reader.
    exit_tried_on: date({ past: true }),
    // The point itself, by which people recognise it.
    photo_file_id: image({ whole: true }),
    notes: longText({ max: 1_000 }),
  },
  title: ['name'],
  // The points that name this one.
  computed: ['interlocked_by'],
  unique: [['name']],
  uniqueWhileActive: [['equipment_id', 'channel', 'direction']],
  rules: [
    'areasDiffer',
    'wayOutNamed',
    'exitIsTried',
    'heldNeedsSensor',
    'interlocksNeedSensor',
    'interlocksOnce',
  ],
  list: {
    columns: ['name', 'direction', 'area_from_id', 'area_to_id', 'equipment_id', 'status'],
    search: ['name', 'area_from_id', 'area_to_id', 'equipment_id'],
    filters: ['direction', 'area_from_id', 'area_to_id', 'equipment_id', 'status'],
    sort: 'name',
  },
  globalSearch: { place: 82, shows: ['direction', 'area_to'] },
  form: [
    {
      section: 'identification',
      fields: ['photo_file_id', 'name', 'direction', 'area_from_id', 'area_to_id'],
    },
    { section: 'reader', fields: ['equipment_id', 'channel', 'door_sensor', 'held_open_s'] },
    { section: 'interlocks', fields: ['interlocks'] },
    { section: 'way_out', fields: ['way_out', 'exit_tried_on'] },
    { section: 'notes', fields: ['notes'] },
  ],
  refusals: [
    'same_area',
    'way_out_missing',
    'exit_not_tried',
    'sensor_missing',
    'channel_taken',
    'same_point',
    'no_door_sensor',
    'pair_taken',
    'sensor_interlocked',
  ],
  access: { admin: 'all', sindico: 'all', funcionario: ['read'] },
})
