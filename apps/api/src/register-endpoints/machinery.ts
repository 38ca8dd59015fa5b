import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import type { RegistersByName } from '@portaria/contract/modules/registers'
import type { AppDatabase } from '../platform/database/app-database.ts'
import type { Lanes } from '../platform/database/lanes.ts'
import type { FileLinks } from '../platform/files/file-links.ts'
import type { ReadAudit } from '../platform/read-audit.ts'
import type { LookUpDigest } from './aspects/hidden-values/look-up-limits.ts'
import type { RegisterBehaviour } from './register-behaviour.ts'
import type { RowScope } from './row-scope.ts'

/** Dependencies of every operation on a register. */
export type Machinery<R extends AnyRegister = AnyRegister> = {
  readonly register: R
  /** The behaviour beyond the definition. */
  readonly behaviour: RegisterBehaviour
  readonly database: AppDatabase
  /** For operations that take longer than a request may. */
  readonly lanes: Pick<Lanes, 'exports' | 'feeds' | 'background'>
  readonly scope: RowScope
  readonly files: Pick<FileLinks, 'linkOf'>
  readonly readAudit: ReadAudit
  readonly lookUpDigest: LookUpDigest
  /** The folder of spreadsheets while they are imported or exported. */
  readonly transfers: string
}

/** The machinery of all registers by name. */
export type Machineries = ReadonlyMap<RegisterName, Machinery>

/** Returns the machinery of one register, typed by its name; throws for an unknown name. */
export const machineryOf = <Name extends RegisterName>(
  all: Machineries,
  name: Name,
): Machinery<RegistersByName[Name]> =>
  // The map was made of the list of registers, each under its own name.
  anyMachineryOf(all, name) as unknown as Machinery<RegistersByName[Name]>

/** Returns the machinery of a register for code that treats all registers alike. */
export function anyMachineryOf(all: Machineries, name: RegisterName): Machinery {
  const machinery = all.get(name)
  if (!machinery) throw new Error(`there is no register ${name}`)
  return machinery
}
