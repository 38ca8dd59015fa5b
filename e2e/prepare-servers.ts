import { startServer } from './own-server.ts'

/**
 * Starts the server of all journeys, with a seeded demonstration. Returns a function that ends it.
 */
export default async function prepareServers(): Promise<() => Promise<void>> {
  const server = await startServer({ port: Number(process.env['PORTARIA_E2E_PORT']) })
  process.env['PORTARIA_E2E_DATA'] = server.folder
  return () => server.stop()
}
