import type { AccessDriver } from '../access/access-driver.ts'
import { type ControlIdReaders, controlIdReaders } from '../access/control-id/control-id.ts'
import { readerProfiles } from '../access/control-id/reader-profile.ts'
import { dialHere, type ScriptedReader, startScriptedReader } from './scripted-reader.ts'

/** A driver at a scripted reader. */
export type ScriptedDriver = {
  readonly reader: ScriptedReader
  readonly readers: ControlIdReaders
  readonly driver: AccessDriver
  stop(): Promise<void>
}

/** Starts a scripted reader, and the driver of an iDFace at it. */
export async function startScriptedDriver(): Promise<ScriptedDriver> {
  const reader = await startScriptedReader()
  const readers = controlIdReaders({ dial: dialHere })
  const endpoint = { host: '127.0.0.1', port: reader.port }
  const login = { login: 'admin', password: 'secret' }
  return {
    reader,
    readers,
    driver: readers.at(endpoint, login, readerProfiles.idface),
    async stop() {
      await readers.close()
      reader.stop()
    },
  }
}
