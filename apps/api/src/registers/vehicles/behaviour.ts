import { vehicles } from '@portaria/contract/registers/vehicles/vehicles'
import { ownUnitBehaviour } from '../own-unit-behaviour.ts'

export const vehiclesBehaviour = ownUnitBehaviour(vehicles)
