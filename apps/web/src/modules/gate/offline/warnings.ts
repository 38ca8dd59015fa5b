/**
 * A warning on `let_in_reason`: the document has the mark of a blocked one, but may be another
 * person's.
 */
export const MAY_BE_BLOCKED = 'may_be_blocked'
