import * as z from 'zod/mini'
import { moment } from '../../schemas/api-components.ts'
import { companiesQuery } from '../companies/companies-query.ts'

/** The parameters of `GET /overview`. */
export const overviewQuery = companiesQuery

const alerts = z.object({
  /** Alerts that nobody has acknowledged. */
  active: z.number(),
  acknowledged: z.number(),
  /** The time when the oldest active alert was raised. */
  oldest_at: z.nullable(moment),
})

const figures = z.object({
  units: z.number(),
  /** Units in which somebody lives today. */
  occupied_units: z.number(),
  /** Everybody who lives there today, without landlords. */
  people: z.number(),
  /** Memberships that may sign in today. */
  logins: z.number(),
  /** Records that wait for a decision of the company. */
  waiting: z.number(),
  last_change_at: z.nullable(moment),
  counted_at: moment,
})

const companyOverview = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['ATIVO', 'INATIVO']),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  /** The time zone in which its times are shown. */
  time_zone: z.string(),
  /** Null for staff: alerts are for administrators. */
  alerts: z.nullable(alerts),
  /** Null until they are first counted. */
  figures: z.nullable(figures),
})

/** The newest backup, for administrators where the server makes backups (platform §28). */
const latestBackup = z.object({
  /** The moment whose state the newest whole one holds; null before the first. */
  taken_at: z.nullable(moment),
  /** Files that it lacks, since they are missing or damaged in the store. */
  lost_files: z.number(),
  /** Set when the last attempt failed: what an operator can do, in English. */
  failure: z.nullable(z.string()),
})

/** Hours after which the newest backup is too old. */
export const BACKUP_HOURS = 26

/**
 * The answer of `GET /overview`: companies with open alerts first, then those with waiting records,
 * by name.
 */
export const overviewAnswer = z.object({
  data: z.array(companyOverview),
  meta: z.object({
    total: z.number(),
    total_is: z.literal('exact'),
    page: z.number(),
    per_page: z.number(),
    /** Null for staff, and where no backups are made. */
    backup: z.nullable(latestBackup),
  }),
})

export type LatestBackup = z.output<typeof latestBackup>
export type CompanyOverview = z.output<typeof companyOverview>
export type OverviewAnswer = z.output<typeof overviewAnswer>
