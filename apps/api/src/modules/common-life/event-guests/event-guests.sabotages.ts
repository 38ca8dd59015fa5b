import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

const tests = ['./event-guests.test.ts', './invitation.test.ts', './guest-passes.test.ts']

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an invitation by the link of before',
    edit: {
      file: './invitation.service.ts',
      find: 'shown && read.isOf(shown.generation)',
      replace: 'shown && read.id !== ""',
    },
    tests,
  },
  {
    name: 'the pass of a guest who does not come',
    edit: {
      file: './guest-passes.ts',
      find: "isValid ? 'ATIVO' : 'INATIVO'",
      replace: "isValid ? 'ATIVO' : 'ATIVO'",
    },
    tests,
  },
  {
    name: 'the pass of a guest who was taken off the list',
    edit: {
      file: './behaviour.ts',
      find: '    await endGuestPass(machineries, context, row)\n',
      replace: '',
    },
    tests,
  },
  {
    name: 'visits to a common area that every resident reads',
    edit: {
      file: '../../visits/public/visits.ts',
      find: '.common_area_id IS NOT NULL AND ${row}.host_id = ${ownPerson(actor)})',
      replace: '.common_area_id IS NOT NULL)',
    },
    tests,
  },
  {
    name: 'a revoked pass that an answer gives back',
    edit: {
      file: './behaviour.ts',
      find: "if (before['pass_id'] == null)",
      replace: "if (before['pass_id'] == null || !(await isActive(context, before['pass_id'])))",
    },
    tests,
  },
  {
    name: 'a pass whose host has left the place',
    edit: {
      file: '../../visits/public/passes.ts',
      find: 'WHEN p.common_area_id IS NOT NULL THEN p.host_id IS NULL OR',
      replace: 'WHEN p.common_area_id IS NOT NULL THEN true OR',
    },
    tests,
  },
]
