import type { LookupAddress } from 'node:dns'
import type { Environment } from '../environment.ts'
import type { ServerSecret } from '../secrets/server-secret.ts'

/** How bad a finding is: `wrong` ends the doctor with exit code 1. */
export type State = 'ok' | 'warning' | 'wrong'

/** One thing that was looked at, as one English sentence or two. It never holds a secret. */
export type Finding = { readonly state: State; readonly says: string }

export const ok = (says: string): Finding => ({ state: 'ok', says })
export const warning = (says: string): Finding => ({ state: 'warning', says })
export const wrong = (says: string): Finding => ({ state: 'wrong', says })

/** The machine that the doctor runs on. */
export type Machine = {
  /** The version of Node, such as `26.10.0`. */
  readonly node: string
  readonly processors: number
  /** The clock, in milliseconds. */
  now(): number
  /** The folder of temporary files. */
  readonly temporary: string
  /** Free and total bytes and files of the disk that holds a folder. */
  disk(folder: string): Promise<Disk>
  resolve(name: string): Promise<LookupAddress[]>
}

export type Disk = { free: number; total: number; freeFiles: number; files: number }

/** What is examined. */
export type Installation = {
  readonly environment: Environment
  /** The release of these sources, as `package.json` has it. */
  readonly version: string
  /** The secret in use; undefined where none was made yet. */
  readonly secret: ServerSecret | undefined
  readonly machine: Machine
}

/** A connection by the login that migrates; it reads and changes nothing. */
export type Inside = {
  readonly url: string
  query<Row extends object>(statement: string, values?: readonly unknown[]): Promise<Row[]>
}

/**
 * One noun that the doctor looks at. A new check is a file in `checks/` and a line in its list;
 * `lookInside` is called where the database answers.
 */
export type Check = { readonly name: string } & (
  | { look(installation: Installation): Finding[] | Promise<Finding[]> }
  | { lookInside(inside: Inside, installation: Installation): Finding[] | Promise<Finding[]> }
)
