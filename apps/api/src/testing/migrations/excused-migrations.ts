/** A migration and the rules that it breaks. */
export type Excuse = { readonly file: string; readonly rules: readonly string[] }

/**
 * Migrations that landed before servers were replaced one after the other, all of the first release:
 * no installation has servers of a release before. They are never edited, so they cannot say so
 * themselves.
 */
export const excusedMigrations: readonly Excuse[] = [
  { file: '0102_clocks_of_rounds.sql', rules: ['rows-in-transaction'] },
  { file: '0109_text_without_hidden_signs.sql', rules: ['rows-in-transaction'] },
  { file: '0111_last_days_of_departures.sql', rules: ['rows-in-transaction'] },
  { file: '0113_indexes_of_reports.sql', rules: ['require-concurrent-index-creation'] },
  { file: '0120_logins_that_stay.sql', rules: ['rows-in-transaction'] },
  { file: '0121_access.sql', rules: ['constraint-missing-not-valid'] },
  {
    file: '0122_equipment_drivers.sql',
    rules: ['constraint-missing-not-valid', 'ban-drop-column', 'rows-in-transaction'],
  },
  {
    file: '0123_readers.sql',
    rules: ['constraint-missing-not-valid', 'adding-foreign-key-constraint'],
  },
  { file: '0124_event_keys.sql', rules: ['require-concurrent-index-creation'] },
  { file: '0125_reader_passwords.sql', rules: ['constraint-missing-not-valid'] },
  { file: '0127_faces.sql', rules: ['constraint-missing-not-valid', 'rows-in-transaction'] },
  {
    file: '0129_access_presence.sql',
    rules: ['require-concurrent-index-creation', 'constraint-missing-not-valid'],
  },
  {
    file: '0130_passages.sql',
    rules: ['require-concurrent-index-creation', 'rows-in-transaction'],
  },
  { file: '0132_overdue_requests.sql', rules: ['require-concurrent-index-creation'] },
  { file: '0134_month_figures.sql', rules: ['require-concurrent-index-creation'] },
  {
    file: '0135_erasures_mended.sql',
    rules: [
      'require-concurrent-index-deletion',
      'require-concurrent-index-creation',
      'rows-in-transaction',
    ],
  },
  { file: '0136_open_rounds.sql', rules: ['require-concurrent-index-creation'] },
  { file: '0141_spent_face_links.sql', rules: ['rows-in-transaction'] },
]
