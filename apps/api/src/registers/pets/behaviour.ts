import { pets } from '@portaria/contract/registers/pets/pets'
import { ownUnitBehaviour } from '../own-unit-behaviour.ts'

export const petsBehaviour = ownUnitBehaviour(pets)
