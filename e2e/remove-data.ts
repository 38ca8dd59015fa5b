import { rm } from 'node:fs/promises'

/** Removes the run's data folder once its server has stopped. */
export default async function removeData(): Promise<void> {
  const folder = process.env['PORTARIA_E2E_DATA']
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
}
