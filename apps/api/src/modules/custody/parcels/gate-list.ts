import { waitingParcelsAnswer } from '@portaria/contract/modules/gate/gate'
import type { GateList } from '../../../parts/gate-list.ts'
import { readWaiting } from '../public/parcels-at-desk.ts'

/** Numbers of parcels that wait at the desk. */
export const waitingParcelsList: GateList = {
  name: 'parcels',
  summary: 'Read how many parcels wait, in all and of each unit',
  answer: waitingParcelsAnswer,
  read: readWaiting,
}
