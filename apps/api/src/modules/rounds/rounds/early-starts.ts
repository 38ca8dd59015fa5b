/**
 * Minutes before its planned start from which a round may be begun; an earlier walk would be
 * another round.
 */
export const EARLY_MOST_MIN = 120
