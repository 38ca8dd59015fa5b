import type { RecordRules } from '../../../define-register/record-rules.ts'

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  // What a resident's invitation makes is provisional: the gate asks for the document.
  visitorHasDocument: (record) => {
    const known =
      record['cpf'] != null || record['id_doc'] != null || record['provisional'] === true
    return known ? null : { field: 'cpf', code: 'document_required' }
  },
}
