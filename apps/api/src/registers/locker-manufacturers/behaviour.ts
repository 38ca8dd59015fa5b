import type { RegisterBehaviour } from '../../register-endpoints/register-behaviour.ts'
import { ofAddresses } from '../device-addresses/ask-for-addresses.ts'

/** Manufacturers beyond their definition: their addresses wait for an approval. */
export const lockerManufacturersBehaviour: RegisterBehaviour = ofAddresses
