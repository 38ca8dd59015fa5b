import type { ApiModule } from '../../parts/module.ts'
import { fileLinks } from '../../platform/files/file-links.ts'
import { diskFileStore } from '../../platform/files/file-store.ts'
import { fileSchedules, fileTasks } from './file-tasks.ts'
import { filesRoutes } from './files.routes.ts'
import { filesService } from './files.service.ts'

/** Pictures that are sent before the rows that show them. */
export const filesModule: ApiModule = {
  name: 'files',
  routes: (api, { database, dataDir, links, pictures }) =>
    filesRoutes(api, filesService(database, diskFileStore(dataDir), links), pictures),
  jobs: ({ database, dataDir, secret }) => {
    const files = filesService(database, diskFileStore(dataDir), fileLinks(secret))
    return [{ tasks: fileTasks(files), schedules: fileSchedules }]
  },
}
