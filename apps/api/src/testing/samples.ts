import { type RegisterName, registerNames } from '@portaria/contract/define-register/register-names'
import { moduleRegister } from '../modules.ts'
import type { Sample } from '../parts/sample.ts'

/** Valid create bodies of every register, made from the contract alone. */
export const samples = Object.fromEntries(
  registerNames.map((name): [RegisterName, Sample] => [name, moduleRegister(name).sample]),
) as Record<RegisterName, Sample>
