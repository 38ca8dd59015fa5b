import * as z from 'zod'

/** The number of the form in which a backup is written. */
export const FORMAT = 1

const tableRows = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.int().nonnegative(),
  /** Of the rows as COPY wrote them, ordered by the primary key. */
  sha256: z.string(),
})

const part = z.object({
  /**
   * `platform` for tables without companies, `queue` for waiting jobs, `people` for pictures that belong
   * to people, otherwise a company's id.
   */
  name: z.string(),
  tables: z.array(tableRows),
})

/** What a backup holds, encrypted with it. */
export const backupContents = z.object({
  format: z.literal(FORMAT),
  schema: z.object({ tables: z.string(), rules: z.string() }),
  /** Last values of sequences by their names. */
  sequences: z.record(z.string(), z.string()),
  parts: z.array(part),
})
export type BackupContents = z.output<typeof backupContents>
export type BackupPart = z.output<typeof part>
export type TableRows = z.output<typeof tableRows>

/** What anybody with the place may know of a backup; written last, when the backup is whole. */
export const backupSummary = z.object({
  format: z.literal(FORMAT),
  id: z.string(),
  /** The moment whose state it holds. */
  takenAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** The version of Portaria, and the newest migration. */
  release: z.string(),
  migration: z.string(),
  postgres: z.string(),
  /** When the installation got its schema, by which it is told from others; absent in older backups. */
  installed: z.iso.datetime().optional(),
  /** The mark of the SESSION_SECRET of the server. */
  secret: z.string(),
  /** The marks of all that open its sealed values; absent in backups of releases with one secret. */
  secrets: z.array(z.string()).optional(),
  tenants: z.int().nonnegative(),
  rows: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
  files: z.object({
    held: z.int().nonnegative(),
    copied: z.int().nonnegative(),
    /** Files whose bytes were missing or damaged in the store. */
    lost: z.int().nonnegative(),
  }),
})
export type BackupSummary = z.output<typeof backupSummary>
