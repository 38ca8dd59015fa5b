export type FileType = 'folder' | 'document' | 'spreadsheet'

/** A file or folder of the file manager. */
export type DemoFile = {
  id: string
  name: string
  type: FileType
  owner: string
  /** In bytes; for a folder the size of its content. */
  size: number
  /** Days as year-month-day. */
  modified: string
  opened: string
  created: string
  /** The extension of its name; '' for a folder. The spelling is fixed (demo-apps §3). */
  extention: string
  /** The folder that contains it: names joined by slashes, '' at the top. */
  location: string
  offline: boolean
  /** The address of a drawn picture of it; missing for folders. */
  preview?: string
}

export type FilesCalls = { 'GET /api/file-manager-app/files': { answer: DemoFile[] } }
