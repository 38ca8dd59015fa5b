import type { Rule } from './rule.ts'

/**
 * The folders of `register-pages`, lowest first; the files beside them are below all folders except
 * the texts.
 */
const PAGE_ROOMS = [
  'field-kinds',
  'actions',
  'history',
  'form',
  'transitions',
  'record',
  'spreadsheets',
  'list',
] as const

const PAGES = 'apps/web/src/register-pages'

/** An import that breaks a rule, for the rule's test. */
type Planted = readonly [rule: string, from: string, to: string]

const nameOf = (room: string) => `${room} of register pages uses what is below it`

const rooms: readonly { readonly room: string; readonly from: string; readonly file: string }[] = [
  { room: 'the ground', from: `^${PAGES}/(texts/|[^/]+$)`, file: `${PAGES}/record.ts` },
  ...PAGE_ROOMS.map((room) => ({
    room,
    from: `^${PAGES}/${room}/`,
    file: `${PAGES}/${room}/some.ts`,
  })),
]

const above = (place: number): readonly string[] => PAGE_ROOMS.slice(place)

/**
 * Returns a rule for each folder: it may not import the folders above it. Parts of a list, for
 * example, are therefore never used below the list.
 */
export function pageRoomRules(except: string): Rule[] {
  return rooms.slice(0, -1).map(({ room, from }, place) => ({
    name: nameOf(room),
    reason: `of register-pages, ${PAGE_ROOMS.join(', ')} stand on each other in this order`,
    from,
    except,
    forbid: `^${PAGES}/(${above(place).join('|')})/`,
  }))
}

export const plantedInRooms: readonly Planted[] = rooms
  .slice(0, -1)
  .map(
    ({ room, file }, place): Planted => [
      nameOf(room),
      file,
      `${PAGES}/${above(place)[0] ?? ''}/other.ts`,
    ],
  )
