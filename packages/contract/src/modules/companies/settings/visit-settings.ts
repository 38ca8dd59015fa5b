/**
 * Reasons of an invitation or a pass. Officials are not among them: nobody invites one, and a pass
 * would skip the record of badge and authority at the desk.
 */
export const passKinds = [
  'social',
  'delivery',
  'ride',
  'service',
  'event_guest',
  'recurring',
] as const

/** Reasons of a visit (visits §4). */
export const visitKinds = [...passKinds, 'official'] as const

export type VisitKind = (typeof visitKinds)[number]

/**
 * Least, greatest and default minutes that a visitor waits for an answer before the gate is
 * notified.
 */
export const VISIT_APPROVAL_WAIT_MIN = { least: 1, most: 60, usual: 5 } as const

/** Least, greatest and default hours of an invitation without a time of its own. */
export const VISIT_INVITATION_HOURS = { least: 1, most: 720, usual: 24 } as const

/** Least, greatest and default minutes for which a pass also opens before and after its time. */
export const VISIT_TOLERANCE_MIN = { least: 0, most: 120, usual: 30 } as const

/**
 * Least and greatest minutes inside after which a visit counts as too long; 0 means never. The
 * greatest is a day, after which a forgotten exit is closed.
 */
export const VISIT_OVERSTAY_MIN = { least: 0, most: 1_440 } as const

/** Kinds that require a document only if the company wants one (visits §7). */
export const kindsWithoutDocument = ['delivery', 'ride', 'official'] as const

/** Kinds for which a company may require a photo. */
export const kindsWithPhoto = ['delivery', 'ride'] as const

/** Default minutes by kind: police, court officers and fire brigade stay as long as they need. */
export const usualOverstayMin = {
  social: 1_440,
  delivery: 60,
  ride: 60,
  service: 720,
  event_guest: 720,
  recurring: 720,
  official: 0,
} as const satisfies Record<VisitKind, number>

/** A company's settings of visits, with defaults. */
export type VisitSettings = {
  approval_wait_min: number
  invitation_hours: number
  tolerance_min: number
  /** Kinds that require a document although it is optional by default. */
  asks_document: readonly string[]
  /** Kinds that require a photo. */
  asks_photo: readonly string[]
  /** Minutes inside after which a visit of the kind counts as too long; null means never. */
  overstay_min: Readonly<Record<VisitKind, number | null>>
}

/**
 * A company's stored settings; the default applies to absent or null values. An overstay of 0 means
 * that there is no limit.
 */
export type StoredVisitSettings = {
  [Name in 'approval_wait_min' | 'invitation_hours' | 'tolerance_min']?: number | null
} & { [Name in 'asks_document' | 'asks_photo']?: readonly string[] | null } & {
  overstay_min?: { [Kind in VisitKind]?: number | null } | null
}

/** Returns the effective settings of a company from its stored `settings`. */
export function visitSettings(
  stored: { visits?: StoredVisitSettings | null } | null,
): VisitSettings {
  const { approval_wait_min, invitation_hours, tolerance_min, overstay_min } = stored?.visits ?? {}
  const { asks_document, asks_photo } = stored?.visits ?? {}
  // A limit that was stored when more was allowed is also reduced to a day.
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

/** The data that the desk asks of a visitor by the reason of the visit, besides the destination. */
export type Asked = {
  document: boolean
  photo: boolean
  name: boolean
  company: boolean
  destination: boolean
  authority: boolean
  /** The provider that sends the visitor, or a statement that there is none. */
  provider: boolean
}

/**
 * Returns the data that the desk asks for by the kind of visit. An official gives only the
 * authority, a courier the company, and others a name and a document. The company may require more.
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
