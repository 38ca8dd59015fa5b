import type { RowRule } from '../../../register-endpoints/register-behaviour.ts'
import { ofOwnPeople } from '../../units/public/own-units.ts'

/** Reservations of the actor and their household. */
export const ofOwnEvents: RowRule = (row, actor) => ofOwnPeople(row, 'resident_id', actor)
