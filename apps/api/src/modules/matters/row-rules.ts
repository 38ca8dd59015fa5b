import { sql } from 'kysely'
import type { RowRule, RowRules } from '../../register-endpoints/register-behaviour.ts'
import { ofOwnPeople, ownPerson, ownProvider } from '../units/public/own-units.ts'
import { isReader } from './council-occurrences/council.ts'

/** Requests of oneself and of the own household. */
const ofOwnRequests: RowRule = (row, actor) => ofOwnPeople(row, 'requester_id', actor)

/** Requests that were given to the own provider. */
const ofAssignedRequests: RowRule = (row, actor) =>
  sql`${row}.assignee_provider_id = ${ownProvider(actor)}`

/** Comments of requests that a rule shows. */
const ofTheirRequests =
  (rule: RowRule): RowRule =>
  (row, actor) =>
    sql`EXISTS (
    SELECT 1 FROM requests of_row
    WHERE of_row.tenant_id = ${actor.tenantId} AND of_row.id = ${row}.request_id
      AND of_row.deleted_at IS NULL AND ${rule(sql.ref('of_row'), actor)})`

/** What the council says to whose report it is. */
const ofOwnCouncilNotes: RowRule = (row, actor) => sql`(
  ${row}.audience = 'requester' AND EXISTS (
    SELECT 1 FROM council_occurrences of_row
    WHERE of_row.tenant_id = ${actor.tenantId} AND of_row.id = ${row}.council_occurrence_id
      AND of_row.reporter_id = ${actor.userId}))`

/** The row rules of the module's registers, by their names. */
export const rowRules: RowRules = {
  ofOwnRequests,
  ofAssignedRequests,

  // What the team says among itself is nobody's who asks (matters §2).
  ofOwnRequestComments: (row, actor) => sql`(
    ${row}.audience = 'requester' AND ${ofTheirRequests(ofOwnRequests)(row, actor)})`,

  ofAssignedRequestComments: ofTheirRequests(ofAssignedRequests),

  // What one has reported: nobody of the household learns of it, nor anybody concerned.
  ofOwnOccurrences: (row, actor) => sql`${row}.reporter_id = ${actor.userId}`,

  ofOwnOccurrenceNotes: (row, actor) => sql`(${row}.audience = 'requester' AND EXISTS (
    SELECT 1 FROM occurrences of_row
    WHERE of_row.tenant_id = ${actor.tenantId} AND of_row.id = ${row}.occurrence_id
      AND of_row.reporter_id = ${actor.userId}))`,

  // What accuses a síndico is its readers', and whose report it is.
  ofCouncil: (row, actor) => sql`(${row}.reporter_id = ${actor.userId} OR ${isReader(row, actor)})`,

  // Who reported one does not decide about it.
  byCouncil: isReader,

  ofCouncilNotes: (row, actor) => sql`(${ofOwnCouncilNotes(row, actor)} OR EXISTS (
    SELECT 1 FROM council_occurrences of_row
    WHERE of_row.tenant_id = ${actor.tenantId} AND of_row.id = ${row}.council_occurrence_id
      AND ${isReader(sql.ref('of_row'), actor)}))`,

  // The owner and the tenant whom the letters are for: they are named once the warning is issued.
  ofOwnViolations: (row, actor) =>
    sql`(${ownPerson(actor)} IN (${row}.owner_id, ${row}.copy_to_id)) IS TRUE`,

  // A tenant neither receives nor answers in the owner's place.
  byOwner: (row, actor) => sql`(${ownPerson(actor)} = ${row}.owner_id) IS TRUE`,
}
