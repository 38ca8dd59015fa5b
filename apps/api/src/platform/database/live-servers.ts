/**
 * Seconds since its last beat for which a server counts as one that serves: three beats
 * (platform §25).
 */
export const SERVER_LIVE_S = 15
