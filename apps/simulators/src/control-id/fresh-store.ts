import { ObjectStore, type StoreOptions } from './object-store.ts'
import { SEC_BOX } from './reader-models.ts'

const ALWAYS = {
  time_zone_id: 1,
  start: 0,
  end: 86_399,
  sun: 1,
  mon: 1,
  tue: 1,
  wed: 1,
  thu: 1,
  fri: 1,
  sat: 1,
  hol1: 1,
  hol2: 1,
  hol3: 1,
} as const

/** Makes the store of a reader as it comes from the factory (devices §11). */
export function freshStore(
  options: StoreOptions,
  { portals, hasSensor }: { readonly portals: number; readonly hasSensor: boolean },
): ObjectStore {
  const store = new ObjectStore(options)
  store.create('groups', [{ id: 1, name: 'Padrão' }])
  store.create('access_rules', [{ id: 1, name: 'Padrão', type: 1 }])
  store.create('group_access_rules', [{ group_id: 1, access_rule_id: 1 }])
  store.create('time_zones', [{ id: 1, name: 'Sempre' }])
  store.create('time_spans', [{ id: 1, ...ALWAYS }])
  store.create('access_rule_time_zones', [{ access_rule_id: 1, time_zone_id: 1 }])
  store.create('areas', [
    { id: 1, name: 'Externa' },
    { id: 2, name: 'Interna' },
  ])
  for (let id = 1; id <= portals; id += 1) {
    store.create('portals', [{ id, name: `Portal ${id}`, area_from_id: 1, area_to_id: 2 }])
    store.create('portal_access_rules', [{ portal_id: id, access_rule_id: 1 }])
  }
  store.create('sec_boxs', [{ id: SEC_BOX, enabled: 1, door_sensor_enabled: hasSensor ? 1 : 0 }])
  return store
}
