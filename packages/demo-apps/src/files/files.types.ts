export type FileType = 'folder' | 'document' | 'spreadsheet'

/** One thing of the file manager. */
export type DemoFile = {
  id: string
  name: string
  type: FileType
  owner: string
  /** In bytes; of a folder what it holds. */
  size: number
  /** Days, year-month-day. */
  modified: string
  opened: string
  created: string
  /** The end of its name; '' of a folder. Its spelling is fixed (demo-apps §3). */
  extention: string
  /** The folder it is in: names joined by slashes, '' at the top. */
  location: string
  offline: boolean
  /** The address of a drawn picture of it; absent of folders. */
  preview?: string
}

export type FilesCalls = { 'GET /api/file-manager-app/files': { answer: DemoFile[] } }
