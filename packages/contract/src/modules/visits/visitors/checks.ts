import type { RecordRules } from '../../../define-register/record-rules.ts'

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  // A resident's invitation makes a provisional visitor: the gate asks for the document.
  visitorHasDocument: (record) => {
    const known =
      record['cpf'] != null || record['id_doc'] != null || record['provisional'] === true
    return known ? null : { field: 'cpf', code: 'document_required' }
  },
}
