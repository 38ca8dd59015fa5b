import { existsSync } from 'node:fs'
import path from 'node:path'
import { startServer } from './own-server.ts'

const webApp = path.resolve(import.meta.dirname, '../apps/web/dist/index.html')

/**
 * Starts the server of all journeys, with a seeded demonstration. Returns a function that ends it.
 * Throws if the web app is not built: every page would be the answer 404 of the API.
 */
export default async function prepareServers(): Promise<() => Promise<void>> {
  if (!existsSync(webApp)) throw new Error('The web app is not built: node tools/run.mjs build')
  const server = await startServer({ port: Number(process.env['PORTARIA_E2E_PORT']) })
  process.env['PORTARIA_E2E_DATA'] = server.folder
  return () => server.stop()
}
