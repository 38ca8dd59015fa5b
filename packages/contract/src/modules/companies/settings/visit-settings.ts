/**
 * Why somebody is invited or has a pass. An official is recorded at the desk, with badge and authority:
 * nobody invites one, and a pass would let one in without.
 */
export const passKinds = [
  'social',
  'delivery',
  'ride',
  'service',
  'event_guest',
  'recurring',
] as const

/** Why somebody comes (visits §4). */
export const visitKinds = [...passKinds, 'official'] as const

export type VisitKind = (typeof visitKinds)[number]

/** Least, greatest and usual minutes that a visitor waits for an answer until the gate is told. */
export const VISIT_APPROVAL_WAIT_MIN = { least: 1, most: 60, usual: 5 } as const

/** The same of hours for which an invitation holds where it says nothing else. */
export const VISIT_INVITATION_HOURS = { least: 1, most: 720, usual: 24 } as const

/** The same of minutes that a pass also opens before and after its window. */
export const VISIT_TOLERANCE_MIN = { least: 0, most: 120, usual: 30 } as const

/**
 * Least and most minutes inside before a visit counts as too long; 0 is never. At most a day: then a
 * forgotten exit is closed.
 */
export const VISIT_OVERSTAY_MIN = { least: 0, most: 1_440 } as const

/** Kinds of which a document is asked only where the company wishes so (visits §7). */
export const kindsWithoutDocument = ['delivery', 'ride', 'official'] as const

/** Kinds of which a company may wish a photo. */
export const kindsWithPhoto = ['delivery', 'ride'] as const

/** The usual minutes by kind: police, court officers and fire brigade stay as long as they need. */
export const usualOverstayMin = {
  social: 1_440,
  delivery: 60,
  ride: 60,
  service: 720,
  event_guest: 720,
  recurring: 720,
  official: 0,
} as const satisfies Record<VisitKind, number>

/** How a company treats visits, as it wishes or as is usual. */
export type VisitSettings = {
  approval_wait_min: number
  invitation_hours: number
  tolerance_min: number
  /** Of these kinds a document is asked although it need not be. */
  asks_document: readonly string[]
  /** Of these kinds a photo is asked. */
  asks_photo: readonly string[]
  /** Minutes inside after which a visit of the kind counts as too long; null is never. */
  overstay_min: Readonly<Record<VisitKind, number | null>>
}

/** As a company has stored it: what is absent or null is as usual, no overstay is 0. */
export type StoredVisitSettings = {
  [Name in 'approval_wait_min' | 'invitation_hours' | 'tolerance_min']?: number | null
} & { [Name in 'asks_document' | 'asks_photo']?: readonly string[] | null } & {
  overstay_min?: { [Kind in VisitKind]?: number | null } | null
}

/** What holds for a company, from its stored `settings`. */
export function visitSettings(
  stored: { visits?: StoredVisitSettings | null } | null,
): VisitSettings {
  const { approval_wait_min, invitation_hours, tolerance_min, overstay_min } = stored?.visits ?? {}
  const { asks_document, asks_photo } = stored?.visits ?? {}
  // A limit that was stored while more was allowed is a day as well.
  const overstay = (kind: VisitKind) =>
    Math.min(overstay_min?.[kind] ?? usualOverstayMin[kind], VISIT_OVERSTAY_MIN.most) || null
  return {
    asks_document: asks_document ?? [],
    asks_photo: asks_photo ?? [],
    approval_wait_min: approval_wait_min ?? VISIT_APPROVAL_WAIT_MIN.usual,
    invitation_hours: invitation_hours ?? VISIT_INVITATION_HOURS.usual,
    tolerance_min: tolerance_min ?? VISIT_TOLERANCE_MIN.usual,
    overstay_min: {
      social: overstay('social'),
      delivery: overstay('delivery'),
      ride: overstay('ride'),
      service: overstay('service'),
      event_guest: overstay('event_guest'),
      recurring: overstay('recurring'),
      official: overstay('official'),
    },
  }
}

/** What the desk asks of somebody who comes for a reason, besides where they go. */
export type Asked = {
  document: boolean
  photo: boolean
  name: boolean
  company: boolean
  destination: boolean
  authority: boolean
  /** The provider who sends them, or the word that there is none. */
  provider: boolean
}

/**
 * What the desk asks of a kind: of an official the authority alone, of a courier the company, of others a
 * name and a document; more where the company wishes so.
 */
export function askedOf(
  kind: string,
  { asks_document, asks_photo }: Pick<VisitSettings, 'asks_document' | 'asks_photo'>,
): Asked {
  const isLight = kindsWithoutDocument.some((one) => one === kind)
  return {
    document: !isLight || asks_document.includes(kind),
    photo: asks_photo.includes(kind),
    name: kind !== 'official' && kind !== 'delivery',
    company: kind === 'delivery',
    destination: kind !== 'official',
    authority: kind === 'official',
    provider: kind === 'service',
  }
}
