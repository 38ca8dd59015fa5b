import type { OfflineDesk } from './kept-pack.ts'

/** This device's pack with its moment; null without a valid one. */
export const packQuery = {
  queryKey: ['gate', 'offline-end'],
  queryFn: async (): Promise<Pick<OfflineDesk, 'pack' | 'moment'> | null> => {
    const { readOfflineDesk } = await import('./offline-desk.ts')
    return readOfflineDesk()
  },
}
