import { rm } from 'node:fs/promises'
import { startServer } from './own-server.ts'

/**
 * Seeds the demonstration once, and starts the server of all journeys with a copy of it, as the servers of
 * single journeys start. Answers what ends both.
 */
export default async function prepareServers(): Promise<() => Promise<void>> {
  const seeded = await startServer()
  const forget = () => rm(seeded.folder, { recursive: true, force: true })
  try {
    await seeded.end()
    process.env['PORTARIA_E2E_DEMONSTRATION'] = seeded.folder
    const server = await startServer({ port: Number(process.env['PORTARIA_E2E_PORT']) })
    process.env['PORTARIA_E2E_DATA'] = server.folder
    return async () => {
      await server.stop()
      await forget()
    }
  } catch (error) {
    await forget()
    throw error
  }
}
