import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an invitation by the link of before',
    tests: ['./invitation.test.ts'],
    edit: {
      file: './invitation.service.ts',
      find: 'shown && read.isOf(shown.generation)',
      replace: 'shown && read.id !== ""',
    },
  },
  {
    name: 'the pass of a guest who does not come',
    tests: ['./guest-passes.test.ts'],
    edit: {
      file: './guest-passes.ts',
      find: "isValid ? 'ATIVO' : 'INATIVO'",
      replace: "isValid ? 'ATIVO' : 'ATIVO'",
    },
  },
  {
    name: 'the pass of a guest who was taken off the list',
    tests: ['./guest-passes.test.ts'],
    edit: {
      file: './behaviour.ts',
      find: '    await endGuestPass(machineries, context, row)\n',
      replace: '',
    },
  },
  {
    name: 'visits to a common area that every resident reads',
    tests: ['./guest-passes.test.ts'],
    edit: {
      file: '../../visits/public/visits.ts',
      find: '.common_area_id IS NOT NULL AND ${row}.host_id = ${ownPerson(actor)})',
      replace: '.common_area_id IS NOT NULL)',
    },
  },
  {
    name: 'a revoked pass that an answer gives back',
    tests: ['./invitation.test.ts'],
    edit: {
      file: './behaviour.ts',
      find: 'if (before.pass_id === null)',
      replace: 'if (before.pass_id === null || !(await isActive(context, before.pass_id)))',
    },
  },
  {
    name: 'a pass whose host has left the place',
    tests: ['./guest-passes.test.ts'],
    edit: {
      file: '../../visits/public/passes.ts',
      find: 'WHEN p.common_area_id IS NOT NULL AND p.host_id IS NULL THEN',
      replace: 'WHEN p.common_area_id IS NOT NULL THEN',
    },
  },
]
