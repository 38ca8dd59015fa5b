import { defineDemoApp } from '../back-end/demo-app.ts'
import { filesSeed } from './files.seed.ts'
import type { FilesCalls } from './files.types.ts'

export const files = defineDemoApp<FilesCalls>()({
  seed: filesSeed,
  handlers: { 'GET /api/file-manager-app/files': (_request, files) => ({ answer: files }) },
})
