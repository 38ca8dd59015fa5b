/**
 * Rules of squawk that do not count, each with the reason. All others do: they refuse what blocks
 * readers or writers of a table for as long as its rows take (an index or a check that is not made
 * concurrently, a column that is rewritten), what breaks servers of the release before (a column or
 * table that is removed or renamed, a NOT NULL that they may still leave out), and what ends the
 * transaction of a migration. A rule that a newer squawk brings counts until it is listed here.
 */
export const uncountedRules = {
  'require-lock-timeout': 'whoever migrates sets it, and tries again (apply-migration.ts)',
  'require-statement-timeout':
    'statements whose time grows with the rows are refused by other rules',
  'require-timeout-settings': 'the sum of the two above',
  'prefer-robust-stmts':
    'a transaction leaves no half; without one our own rule asks for repetition',
  'prefer-repack': 'the extension needs a superuser, which an installation may not have',
  'require-table-schema': 'the search path of whoever migrates has one schema',
  'require-enum-value-ordering': 'choices are checks of text here, not types',
  'prefer-bigint-over-int': 'a matter of the range of a number, not of upgrades',
  'prefer-bigint-over-smallint': 'a matter of the range of a number, not of upgrades',
  'prefer-identity': 'a matter of taste; keys are UUIDs here',
  'prefer-text-field': 'a matter of taste; columns are text here, with a check of the length',
  'prefer-timestamp-tz': 'a moment without a zone is a day and an hour of a place here',
  'prefer-timestamptz': 'the same under its former name',
  'ban-char-field': 'a matter of taste',
} as const
