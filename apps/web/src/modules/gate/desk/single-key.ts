/**
 * Milliseconds without a further key after which a letter counts as a shortcut: people typing and
 * code scanners continue sooner.
 */
export const KEY_RESTS = 300
