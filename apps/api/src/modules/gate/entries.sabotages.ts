import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a pass that is read without its lock',
    edit: {
      file: '../visits/public/passes.ts',
      find: '${lock ? sql`FOR NO KEY UPDATE` : sql``}',
      replace: '',
    },
  },
  {
    name: 'a pass that two desks use at once',
    edit: {
      file: '../visits/public/passes.ts',
      find: "const refusal = pass ? await refusalNow(context, pass) : 'pass_revoked'",
      replace: "const refusal = pass ? null : 'pass_revoked'",
    },
  },
  {
    name: 'a visitor who is inside twice',
    sql: `DROP INDEX visits_inside;
      CREATE UNIQUE INDEX visits_inside ON visits (tenant_id, id)`,
    edit: {
      file: '../visits/visits/entry-checks.ts',
      find: 'if (inside) {',
      replace: 'if (inside && Date.now() < 0) {',
    },
  },
  {
    name: 'a pass of a household that has moved out',
    edit: {
      file: '../visits/public/passes.ts',
      find: "? null : 'pass_host_gone'",
      replace: '? null : null',
    },
  },
  {
    name: 'a blocked visitor who enters without a reason',
    edit: {
      file: '../visits/visits/behaviour.ts',
      find: 'if (open.length > 0 && !isReasoned) throw undecided(null, open)',
      replace: '',
    },
  },
  {
    name: 'PINs that can be tried without end',
    edit: {
      file: './pass-codes.ts',
      find: "await openLookUps(context, 'pin', ['misses'])",
      replace: '',
    },
  },
  {
    name: 'mistyped PINs that keep guests with a document outside',
    edit: {
      file: './identification.ts',
      find: 'visitor.version, document, { atGate: true })',
      replace: 'visitor.version, document)',
    },
  },
  {
    name: 'codes that close what documents are looked up by',
    edit: {
      file: '../../register-endpoints/aspects/hidden-values/look-up-limits.ts',
      find: 'AND user_id = ${actor.userId} AND kind = ${kind}',
      replace: 'AND user_id = ${actor.userId}',
    },
  },
  {
    name: 'a code that was renewed and still opens',
    edit: {
      file: '../../platform/link-tokens.ts',
      find: '.update(JSON.stringify([tenantId, id, generation]))',
      replace: '.update(JSON.stringify([tenantId, id, generation && 0]))',
    },
  },
  {
    name: 'the person behind an invitation, shown to the household',
    edit: {
      file: '../../../../../packages/contract/src/modules/visits/visits/visits.ts',
      find: "visitor_id: reference('visitors', { required: true, readBy: desk })",
      replace: "visitor_id: reference('visitors', { required: true })",
    },
  },
  {
    name: 'officials of whom a household is told',
    edit: {
      file: '../visits/public/visits.ts',
      find: 'NOT ${isByOfficials(row)} AND',
      replace: '',
    },
  },
]
