// The desk without a network, as a chunk of its own that a connected desk does not wait for.
export { readOfflineDesk } from './kept-pack.ts'
export { musterOfPack } from './pack-muster.ts'
export { searchPack } from './pack-search.ts'
export { unitOfPack } from './pack-unit.ts'
export { recordEntry, recordExit, recordWalkIn } from './record-offline.ts'
export { walkInOf } from './walk-in-of.ts'
