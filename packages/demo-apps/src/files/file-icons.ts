import type { IconType } from '@portaria/ui/icon'
import { FileSpreadsheet, FileText, Folder } from 'lucide-react'
import type { FileType } from './files.types.ts'

export const fileIcons: Readonly<Record<FileType, IconType>> = {
  folder: Folder,
  document: FileText,
  spreadsheet: FileSpreadsheet,
}
