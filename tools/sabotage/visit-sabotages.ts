import { deskSabotages } from './desk-sabotages.ts'
import type { Sabotage } from './sabotage.ts'

const entries = ['features/gate/entries']
const answers = ['features/visits/answers']
const providers = ['features/gate/provider-entries']
const ended = ['features/gate/ended-authority']
const races = ['testing/races/visit-races']
const pages = ['features/visits/guest-pass']

/** What lets in whom, and no household learn of another's visits. */
export const visitSabotages: readonly Sabotage[] = [
  {
    name: 'a pass that two desks use at once',
    tests: entries,
    edit: {
      file: 'domain/passes.ts',
      find: "const refusal = pass ? await refusalNow(context, pass) : 'pass_revoked'",
      replace: "const refusal = pass ? null : 'pass_revoked'",
    },
  },
  {
    name: 'a visitor who is inside twice',
    tests: entries,
    sql: `DROP INDEX visits_inside;
      CREATE UNIQUE INDEX visits_inside ON visits (tenant_id, id)`,
    edit: {
      file: 'registers/visits/entry-checks.ts',
      find: 'if (inside) {',
      replace: 'if (inside && Date.now() < 0) {',
    },
  },
  {
    name: 'a pass of a household that has moved out',
    tests: entries,
    edit: { file: 'domain/passes.ts', find: "? null : 'pass_host_gone'", replace: '? null : null' },
  },
  {
    name: 'a blocked visitor who enters without a reason',
    tests: entries,
    edit: {
      file: 'registers/visits/behaviour.ts',
      find: 'if (open.length > 0 && !isReasoned) throw undecided(null, open)',
      replace: '',
    },
  },
  {
    name: 'a household that is asked about somebody blocked',
    tests: ['features/gate/walk-ins'],
    edit: {
      file: 'registers/visits/behaviour.ts',
      find: 'if (warnings.length > 0) throw undecided(null, warnings)',
      replace: '',
    },
  },
  {
    name: 'an entry that is taken back an hour later',
    tests: ['features/gate/taken-back'],
    edit: {
      file: 'registers/visits/undo.ts',
      find: '> now() - make_interval(secs => ${sql.lit(UNDO_S + GRACE_S)})',
      replace: 'IS NOT NULL',
    },
  },
  {
    name: 'a provider in a unit that they do not serve, without a reason',
    tests: providers,
    edit: {
      file: 'registers/visits/entry-checks.ts',
      find: "if (!provider.serves_unit) warnings.push('provider_unit')",
      replace: '',
    },
  },
  {
    name: 'a provider let in on the day on which the contract was ended',
    tests: providers,
    edit: {
      file: 'registers/visits/entry-checks.ts',
      find: "AND p.status = 'ATIVO' AND p.deleted_at IS NULL AS in_contract",
      replace: 'AS in_contract',
    },
  },
  {
    name: 'a host who moved out earlier on the same day',
    tests: ended,
    edit: {
      file: 'domain/residents.ts',
      find: "AND active.status = 'ATIVO'",
      replace: '',
    },
  },
  {
    name: 'PINs that can be tried without end',
    tests: entries,
    edit: {
      file: 'features/gate/pass-codes.ts',
      find: "await openLookUps(context, ['misses'])",
      replace: '',
    },
  },
  {
    name: 'a code that was renewed and still opens',
    tests: [...entries, ...pages],
    edit: {
      file: 'domain/pass-token.ts',
      find: '.update(JSON.stringify([tenantId, id, generation]))',
      replace: '.update(JSON.stringify([tenantId, id, generation && 0]))',
    },
  },
  {
    name: 'the person behind an invitation, shown to the household',
    tests: entries,
    edit: {
      file: '../../../packages/contract/src/modules/visits/visits/visits.ts',
      find: "visitor_id: reference('visitors', { required: true, readBy: desk })",
      replace: "visitor_id: reference('visitors', { required: true })",
    },
  },
  {
    name: 'visits of another household',
    tests: answers,
    edit: {
      file: 'domain/visits.ts',
      find: 'AND o.apartment_id = ${row}.apartment_id AND o.deleted_at IS NULL',
      replace: 'AND o.deleted_at IS NULL',
    },
  },
  {
    name: 'visits of who lived there before',
    tests: answers,
    edit: {
      file: 'domain/visits.ts',
      find: "AND o.relation <> 'landlord' AND o.starts_on <= ${madeOn}",
      replace: "AND o.relation <> 'landlord'",
    },
  },
  {
    name: 'officials of whom a household is told',
    tests: entries,
    edit: {
      file: 'domain/visits.ts',
      find: "${row}.kind <> 'official' AND",
      replace: '',
    },
  },
  {
    name: 'an answer of who may not authorise visitors',
    tests: answers,
    edit: {
      file: 'registers/visits/behaviour.ts',
      find: "if (!isOwn) throw problem('forbidden')",
      replace: '',
    },
  },
  {
    name: 'an exit whose time was invented',
    tests: answers,
    edit: {
      file: 'registers/visits/behaviour.ts',
      find: "...(how !== 'desk' && { checked_out_at: null })",
      replace: '',
    },
  },
  {
    name: 'an authorisation that moves to another visitor',
    tests: answers,
    edit: {
      file: '../../../packages/contract/src/modules/visits/visits/visits.ts',
      find: 'const changeable = [\n',
      replace: "const changeable = [\n  'visitor_id',\n  'apartment_id',\n  'kind',\n",
    },
  },
  {
    name: 'a pass page that tells more than the first name of the host',
    tests: pages,
    edit: {
      file: 'features/visits/guest-pass.service.ts',
      find: "split_part(coalesce(nullif(h.social_name, ''), h.name), ' ', 1) AS host",
      replace: 'h.name AS host',
    },
  },
  {
    name: 'a pass that is read without its lock',
    tests: races,
    edit: {
      file: 'domain/passes.ts',
      find: '${lock ? sql`FOR NO KEY UPDATE` : sql``}',
      replace: '',
    },
  },
  {
    name: 'an entry that does not lock the visitor, nor is refused by the table',
    tests: races,
    sql: `DROP INDEX visits_inside;
      CREATE UNIQUE INDEX visits_inside ON visits (tenant_id, id)`,
    edit: {
      file: 'registers/visits/entry-checks.ts',
      find: 'AND v.deleted_at IS NULL\n    FOR NO KEY UPDATE`)',
      replace: 'AND v.deleted_at IS NULL`)',
    },
  },
  {
    name: 'a transition that does not lock its row',
    tests: races,
    edit: {
      file: 'register-endpoints/write-records.ts',
      find: 'AND ${scope.own(register, actor, row)}\n    FOR ${strength} OF r`)',
      replace: 'AND ${scope.own(register, actor, row)}`)',
    },
  },
  {
    name: 'a guest whom the household refused, by the pass',
    tests: ended,
    edit: {
      file: 'registers/visits/behaviour.ts',
      find: 'await endPass(context, next)\n        return denied',
      replace: 'return denied',
    },
  },
  {
    name: 'a second entry by a pass for one that was answered at the gate',
    tests: ended,
    edit: {
      file: 'domain/passes.ts',
      find: 'AND (uses_allowed IS NULL OR uses_done < uses_allowed)`)',
      replace: 'AND false`)',
    },
  },
  {
    name: 'a block that ends when the gate learns who somebody is',
    tests: ended,
    edit: {
      file: 'registers/visitors/merge.ts',
      find: 'const isBlocked = await keepBlock(context, row.id, into)',
      replace: 'const isBlocked = false',
    },
  },
  ...deskSabotages,
]
