import { readFileSync } from 'node:fs'
import os from 'node:os'
import { newId } from '@portaria/contract/value-types/uuid'
import type { ServerIdentity } from './server-presence.ts'

const packageFile = new URL('../../../../../package.json', import.meta.url)

/** Returns the identity of this process; its version is that of the release. */
export function thisServer(): ServerIdentity {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
  return { id: newId(), name: `${os.hostname()}:${process.pid}`.slice(-200), version }
}
