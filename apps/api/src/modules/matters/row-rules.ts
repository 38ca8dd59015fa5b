import { sql } from 'kysely'
import type { RowRule, RowRules } from '../../register-endpoints/register-behaviour.ts'
import { ofOwnPeople, ownPerson, ownProvider } from '../units/public/own-units.ts'
import { isReader } from './council-occurrences/council.ts'

/** Requests of the actor and their household. */
const ofOwnRequests: RowRule = (row, actor) => ofOwnPeople(row, 'requester_id', actor)

/** Requests assigned to the actor's provider. */
const ofAssignedRequests: RowRule = (row, actor) =>
  sql`${row}.assignee_provider_id = ${ownProvider(actor)}`

/** Comments on requests that a rule shows. */
const ofTheirRequests =
  (rule: RowRule): RowRule =>
  (row, actor) =>
    sql`EXISTS (
    SELECT 1 FROM requests of_row
    WHERE of_row.tenant_id = ${actor.tenantId} AND of_row.id = ${row}.request_id
      AND of_row.deleted_at IS NULL AND ${rule(sql.ref('of_row'), actor)})`

/** Messages of the council to the reporter. */
const ofOwnCouncilNotes: RowRule = (row, actor) => sql`(
  ${row}.audience = 'requester' AND EXISTS (
    SELECT 1 FROM council_occurrences of_row
    WHERE of_row.tenant_id = ${actor.tenantId} AND of_row.id = ${row}.council_occurrence_id
      AND of_row.reporter_id = ${actor.userId}))`

/** The row rules of the module's registers, by their names. */
export const rowRules: RowRules = {
  ofOwnRequests,
  ofAssignedRequests,

  // The team's own comments are hidden from the requester (matters §2).
  ofOwnRequestComments: (row, actor) => sql`(
    ${row}.audience = 'requester' AND ${ofTheirRequests(ofOwnRequests)(row, actor)})`,

  ofAssignedRequestComments: ofTheirRequests(ofAssignedRequests),

  // One's own reports: nobody of the household learns of them, nor any person concerned.
  ofOwnOccurrences: (row, actor) => sql`${row}.reporter_id = ${actor.userId}`,

  ofOwnOccurrenceNotes: (row, actor) => sql`(${row}.audience = 'requester' AND EXISTS (
    SELECT 1 FROM occurrences of_row
    WHERE of_row.tenant_id = ${actor.tenantId} AND of_row.id = ${row}.occurrence_id
      AND of_row.reporter_id = ${actor.userId}))`,

  // A report about a síndico is for its readers and its reporter.
  ofCouncil: (row, actor) => sql`(${row}.reporter_id = ${actor.userId} OR ${isReader(row, actor)})`,

  // The reporter may not decide about the report.
  byCouncil: isReader,

  ofCouncilNotes: (row, actor) => sql`(${ofOwnCouncilNotes(row, actor)} OR EXISTS (
    SELECT 1 FROM council_occurrences of_row
    WHERE of_row.tenant_id = ${actor.tenantId} AND of_row.id = ${row}.council_occurrence_id
      AND ${isReader(sql.ref('of_row'), actor)}))`,

  // The owner and the tenant who get the letters may read it; both are set when the warning is
  // issued.
  ofOwnViolations: (row, actor) =>
    sql`(${ownPerson(actor)} IN (${row}.owner_id, ${row}.copy_to_id)) IS TRUE`,

  // The tenant can neither confirm receipt nor answer in the owner's place.
  byOwner: (row, actor) => sql`(${ownPerson(actor)} = ${row}.owner_id) IS TRUE`,
}
