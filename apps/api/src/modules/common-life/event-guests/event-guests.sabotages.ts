import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

const tests = ['./event-guests.test.ts', './invitation.test.ts', './guest-passes.test.ts']

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'guests for whom there is no place',
    edit: {
      file: './behaviour.ts',
      find: 'if (taken + peopleOf(guest) > list.limit)',
      replace: 'if (taken < 0)',
    },
    tests,
  },
  {
    name: 'two guests who take the same last place',
    edit: { file: './guest-list.ts', find: '  await lockPlaces(context, eventId)\n', replace: '' },
    tests,
  },
  {
    name: 'a guest list that never closes',
    edit: { file: './guest-list.ts', find: 'list.now < list.closes_at', replace: 'true' },
    tests,
  },
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
    name: 'an answer to a reservation that is over',
    edit: { file: './invitation.service.ts', find: 'if (!mayAnswer)', replace: 'if (false)' },
    tests,
  },
  {
    name: 'more people than an invitation allows',
    edit: { file: './behaviour.ts', find: 'if (coming > invited)', replace: 'if (coming < 0)' },
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
    name: 'passes that do not move with their reservation',
    edit: {
      file: '../events/behaviour.ts',
      find: '    await followEvent(context, row)\n    await planOffers',
      replace: '    await planOffers',
    },
    tests,
  },
  {
    name: 'guests who outlive their reservation',
    edit: {
      file: '../events/behaviour.ts',
      find: '    await endGuests(machineries, context, ids)\n',
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
    name: 'letters to guests without an end',
    edit: {
      file: './event-actions.ts',
      find: 'if (sent > LETTERS_A_DAY)',
      replace: 'if (sent < 0)',
    },
    tests: ['./guest-letters.test.ts'],
  },
  {
    name: 'letters counted for one login of a household',
    edit: {
      file: './event-actions.ts',
      find: 'own.apartment_id = e.apartment_id',
      replace: 'own.created_by = g.created_by',
    },
    tests: ['./guest-letters.test.ts'],
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
    name: 'guests who each fill a line of the list of the desk',
    edit: {
      file: '../../gate/gate.service.ts',
      find: '            AND NOT ${isOfGuestList}\n',
      replace: '',
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
