import type { Import, Module } from './read-modules.ts'

/**
 * The modules of each level, lowest first; every new module is added here. A module may import
 * modules of lower levels. A module of a higher level provides anything else that it needs, as a
 * part (`apps/api/src/parts/`).
 */
export const LEVELS: readonly (readonly string[])[] = [
  ['companies'],
  ['notices'],
  ['accounts'],
  ['proofs'],
  ['identities'],
  ['units'],
  ['people'],
  ['belongings', 'devices'],
  ['panic', 'visits', 'cabinets'],
  // The search knows the registers that it searches only through parts. The gate's desk uses the
  // search.
  ['access', 'custody', 'rules', 'search'],
  ['reservations'],
  ['announcements', 'gate', 'matters', 'rounds'],
  [
    'departures',
    'erasures',
    'unit-record',
    'retention',
    'landing',
    'saved-views',
    'files',
    'postal-codes',
    'demonstration',
    'documentation',
    'reports',
    'servers',
  ],
]

const levelOf = new Map(LEVELS.flatMap((names, level) => names.map((name) => [name, level])))

type Place = { readonly workspace: string; readonly module: string; readonly isPublic: boolean }

function placeOf(file: string): Place | undefined {
  const found = /^(packages\/contract|apps\/[^/]+)\/src\/modules\/([^/]+)\/(public\/)?/.exec(file)
  const [, workspace, module, isPublic] = found ?? []
  if (workspace === undefined || module === undefined) return undefined
  // The contract's half of a module is public as a whole.
  return { workspace, module, isPublic: isPublic !== undefined || workspace.startsWith('packages') }
}

/** The rules for modules by name, with reasons; an import breaks at most one of them. */
export const MODULE_RULES = {
  'a module has a level': 'tools/import-rules/module-levels.ts says who is below whom',
  'a module uses those below it':
    'a module of the same level or above brings a part for this one, or this one listens to an event',
  'a module uses what is public of another':
    'what lies outside public/ is the own matter of its module',
} as const

/** The rules for modules that an import breaks. */
export function brokenModuleRules(file: string, { target }: Import): (keyof typeof MODULE_RULES)[] {
  const [from, to] = [placeOf(file), placeOf(target)]
  if (!from || !to || from.workspace !== to.workspace || from.module === to.module) return []
  const [own, other] = [levelOf.get(from.module), levelOf.get(to.module)]
  if (own === undefined || other === undefined) return []
  if (other >= own) return ['a module uses those below it']
  return to.isPublic ? [] : ['a module uses what is public of another']
}

/** Whether a file belongs to a module that is missing in the table of levels. */
export function isOfUnknownModule({ file }: Module): boolean {
  const place = placeOf(file)
  return place !== undefined && !levelOf.has(place.module)
}
