import type { AccessFamily } from './access-run.ts'
import { controlId } from './control-id-run.ts'

/** The families of readers, each of which passes the tests beside this file. */
export const accessFamilies: readonly AccessFamily[] = [controlId]
