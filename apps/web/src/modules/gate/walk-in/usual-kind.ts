import {
  type VisitKind,
  visitKinds,
} from '@portaria/contract/modules/companies/settings/visit-settings'

/** Storage key of the kinds of visits recorded on this device. */
const STORED = 'gate_kinds'

/**
 * Number of recent kinds that count, so that a change at the gate is followed within a shift or
 * two.
 */
const REMEMBERED = 60

function read(): VisitKind[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap((one) => visitKinds.find((kind) => kind === one) ?? [])
  } catch {
    return []
  }
}

/** The kind that this gate records most; a social visit if it has recorded none. */
export function usualKind(): VisitKind {
  const counts = Map.groupBy(read(), (kind) => kind)
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)
  return most?.[0] ?? 'social'
}

/** Counts a kind that was recorded here. */
export function noteKind(kind: VisitKind): void {
  try {
    localStorage.setItem(STORED, JSON.stringify([...read(), kind].slice(-REMEMBERED)))
  } catch {
    // Without storage the dialog begins with a social visit.
  }
}
