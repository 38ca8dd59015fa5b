import type { Role } from '@portaria/contract/actors/roles'
import type { NavigationEntry } from './navigation.ts'

/** The pages that the day of a role is made of, at most eight, in their order (interface §25). */
export const workOf = {
  master: ['project', 'tenants', 'users', 'residents', 'apartments', 'equipment', 'panic', 'api'],
  admin: ['project', 'tenants', 'users', 'residents', 'apartments', 'equipment', 'panic', 'api'],
  staff: ['project', 'tenants', 'users', 'commercialUsers'],
  sindico: [
    'project',
    'requests',
    'events',
    'announcements',
    'occurrences',
    'residents',
    'apartments',
    'visits',
  ],
  funcionario: ['gate', 'visits', 'parcels', 'cabinets', 'rounds', 'handovers'],
  condomino: ['project', 'visits', 'parcels', 'events', 'announcements', 'requests'],
  service_provider: ['project', 'requests', 'announcements'],
} as const satisfies Readonly<Record<Role, readonly NavigationEntry['id'][]>>
