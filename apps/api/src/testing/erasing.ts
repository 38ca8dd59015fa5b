import { type Erasing, inErasureOrder } from '../modules/retention/retention.service.ts'
import { gathered } from '../modules.ts'
import { dropUnusedFiles } from '../platform/files/drop-files.ts'
import type { FileStore } from '../platform/files/file-store.ts'

/** The rules of all modules, with the pictures of a store. */
export const erasingOf = (store: FileStore): Erasing => ({
  rules: inErasureOrder(gathered.retentionRules),
  dropFiles: dropUnusedFiles(store),
})
