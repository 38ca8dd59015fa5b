/**
 * Returns the day on which a parcel came, given as year-month-day, as Portuguese, Spanish and Arabic
 * write it in a sentence: 30/11.
 */
export const parcelDay = (day: string): string => day.split('-').slice(1).toReversed().join('/')
