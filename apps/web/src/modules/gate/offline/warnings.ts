/**
 * A warning on `let_in_reason`: the document has the same mark as a blocked one, but may belong to
 * another person.
 */
export const MAY_BE_BLOCKED = 'may_be_blocked'
