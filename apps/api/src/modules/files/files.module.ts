import type { ApiModule } from '../../parts/module.ts'
import { fileLinks } from '../../platform/files/file-links.ts'
import { fileSchedules, fileTasks } from './file-tasks.ts'
import { filesRoutes } from './files.routes.ts'
import { filesService } from './files.service.ts'

/** Pictures that are sent before the rows that show them. */
export const filesModule: ApiModule = {
  name: 'files',
  routes: (api, { database, files, links, pictures }) =>
    filesRoutes(api, filesService(database, files, links), pictures),
  jobs: ({ database, lanes, files, secret }) => {
    const service = filesService(database, files, fileLinks(secret))
    return [{ tasks: fileTasks(service, lanes.background, files), schedules: fileSchedules }]
  },
}
