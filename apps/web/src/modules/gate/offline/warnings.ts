/** Of `let_in_reason`: a document with the mark of a blocked one, which may be another person's. */
export const MAY_BE_BLOCKED = 'may_be_blocked'
