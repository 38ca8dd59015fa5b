/** Minutes before its planned start from which a round may be begun: earlier it would be another one. */
export const EARLY_MOST_MIN = 120
