import { pets } from '@portaria/contract/modules/belongings/pets/pets'
import { ownUnitBehaviour } from '../own-unit-behaviour.ts'

export const petsBehaviour = ownUnitBehaviour(pets)
