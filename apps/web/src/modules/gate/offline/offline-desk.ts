// What the desk does without a network: one part that no connected desk waits for.
export { readOfflineDesk } from './kept-pack.ts'
export { musterOfPack } from './pack-muster.ts'
export { searchPack } from './pack-search.ts'
export { unitOfPack } from './pack-unit.ts'
export { recordEntry, recordExit, recordWalkIn } from './record-offline.ts'
export { walkInOf } from './walk-in-of.ts'
