/** Sizes of labels: for a drawer, for a door, and readable across a garage. */
export const labelSizes = ['small', 'medium', 'large'] as const

export type LabelSize = (typeof labelSizes)[number]
