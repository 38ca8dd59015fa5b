const OF_USER = 'INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE'
const ID = 'id INTEGER PRIMARY KEY AUTOINCREMENT'
const NUMBER = 'INTEGER NOT NULL DEFAULT 0'
const WORD = "TEXT NOT NULL DEFAULT ''"

/** A table that links two ids, each pair at most once. */
const link = (one: string, other: string) =>
  `${one} INTEGER NOT NULL, ${other} INTEGER NOT NULL, UNIQUE (${one}, ${other})`
const linkOfUser = (other: string) =>
  `user_id ${OF_USER}, ${other} INTEGER NOT NULL, UNIQUE (user_id, ${other})`

const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'hol1', 'hol2', 'hol3']
const flags = (names: readonly string[]) => names.map((name) => `${name} ${NUMBER}`).join(', ')

/** The objects of a reader, each with its columns (devices §11). */
export const OBJECT_TABLES = {
  users: `${ID}, registration TEXT NOT NULL, name TEXT NOT NULL, password ${WORD}, salt ${WORD}, panic_password ${WORD}, panic_salt ${WORD}, user_type_id INTEGER, begin_time ${NUMBER}, end_time ${NUMBER}, image_timestamp ${NUMBER}, last_access ${NUMBER}`,
  groups: `${ID}, name TEXT NOT NULL`,
  user_groups: linkOfUser('group_id'),
  user_roles: linkOfUser('role'),
  cards: `${ID}, value INTEGER NOT NULL UNIQUE, user_id ${OF_USER}`,
  qrcodes: `${ID}, value TEXT NOT NULL UNIQUE, user_id ${OF_USER}`,
  uhf_tags: `${ID}, value TEXT NOT NULL UNIQUE, user_id ${OF_USER}`,
  pins: `${ID}, value TEXT NOT NULL UNIQUE, user_id ${OF_USER} UNIQUE`,
  templates: `${ID}, user_id ${OF_USER}, finger_position ${NUMBER}, finger_type ${NUMBER}, template ${WORD}`,
  face_templates: `${ID}, user_id ${OF_USER} UNIQUE, template ${WORD}`,
  areas: `${ID}, name TEXT NOT NULL`,
  portals: `${ID}, name TEXT NOT NULL, area_from_id ${NUMBER}, area_to_id ${NUMBER}`,
  access_rules: `${ID}, name TEXT NOT NULL, type ${NUMBER}, priority ${NUMBER}`,
  group_access_rules: link('group_id', 'access_rule_id'),
  user_access_rules: linkOfUser('access_rule_id'),
  portal_access_rules: link('portal_id', 'access_rule_id'),
  area_access_rules: link('area_id', 'access_rule_id'),
  access_rule_time_zones: link('access_rule_id', 'time_zone_id'),
  time_zones: `${ID}, name TEXT NOT NULL`,
  time_spans: `${ID}, time_zone_id INTEGER NOT NULL, start ${NUMBER}, "end" ${NUMBER}, ${flags(days)}`,
  holidays: `${ID}, name TEXT NOT NULL, start ${NUMBER}, "end" ${NUMBER}, hol1 ${NUMBER}, hol2 ${NUMBER}, hol3 ${NUMBER}, repeats ${NUMBER}`,
  access_logs: `${ID}, time ${NUMBER}, event ${NUMBER}, device_id ${NUMBER}, identifier_id ${NUMBER}, user_id ${NUMBER}, portal_id ${NUMBER}, identification_rule_id ${NUMBER}, card_value ${NUMBER}, qrcode_value ${WORD}, uhf_tag ${WORD}, pin_value ${WORD}, confidence ${NUMBER}, mask ${NUMBER}, log_type_id INTEGER NOT NULL DEFAULT -1`,
  alarm_logs: `${ID}, event ${NUMBER}, cause ${NUMBER}, user_id ${NUMBER}, time ${NUMBER}, access_log_id ${NUMBER}, door_id ${NUMBER}`,
  access_events: `${ID}, event ${WORD}, type ${WORD}, identification ${WORD}, device_id ${NUMBER}, timestamp ${NUMBER}`,
  change_logs: `${ID}, operation_type ${WORD}, table_name ${WORD}, table_id ${NUMBER}, timestamp ${NUMBER}`,
  devices: `${ID}, name ${WORD}, ip ${WORD}, public_key ${WORD}`,
  sec_boxs: `${ID}, enabled ${NUMBER}, relay_timeout INTEGER NOT NULL DEFAULT 3000, door_sensor_enabled ${NUMBER}, door_sensor_idle ${NUMBER}`,
  network_interlocking_rules: `${ID}, ip ${WORD}, login ${WORD}, password ${WORD}, portal_name ${WORD}, enabled ${NUMBER}`,
  contingency_cards: `${ID}, value INTEGER NOT NULL UNIQUE`,
} as const

export type ObjectName = keyof typeof OBJECT_TABLES

/** Whether a text names an object of a reader. */
export const isObjectName = (text: unknown): text is ObjectName =>
  typeof text === 'string' && Object.hasOwn(OBJECT_TABLES, text)

/** Objects of which the reader keeps the latest rows alone. */
export const MOST_ROWS: Partial<Record<ObjectName, number>> = {
  access_events: 10_000,
  change_logs: 10_000,
}

/** Objects whose changes the reader notes in `change_logs`. */
export const NOTED_CHANGES: ReadonlySet<ObjectName> = new Set([
  'users',
  'cards',
  'qrcodes',
  'pins',
  'templates',
  'face_templates',
  'user_groups',
  'user_access_rules',
])
