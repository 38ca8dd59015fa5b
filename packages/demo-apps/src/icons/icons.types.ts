/** One icon of the catalogue (demo-apps §16). */
export type IconEntry = {
  name: string
  version: number
  /** Always empty. */
  unsupported_families: string[]
  categories: string[]
  tags: string[]
  /** 20, 24 or both, in pixels. */
  sizes_px: number[]
}

export type IconsCalls = { 'GET /api/icons': { answer: IconEntry[] } }
