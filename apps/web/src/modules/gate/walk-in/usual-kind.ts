import {
  type VisitKind,
  visitKinds,
} from '@portaria/contract/modules/companies/settings/visit-settings'

/** Where this device counts what its post is asked. */
const STORED = 'gate_kinds'

/** Kinds that were recorded last; a post that changes its work is followed within a shift or two. */
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

/** The kind that this post records most; a social visit where it has recorded none. */
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
    // Without storage the window begins with a social visit.
  }
}
