/** Sizes of labels: of a drawer, of a door, and one that is read across a garage. */
export const labelSizes = ['small', 'medium', 'large'] as const

export type LabelSize = (typeof labelSizes)[number]
