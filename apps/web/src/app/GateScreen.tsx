import { GatePage } from '../features/gate/desk/GatePage.tsx'
import { hitDetail, unitsOf } from '../features/search/hit-words.ts'
import { featurePaths } from './feature-paths.ts'

const words = { detailOf: hitDetail, unitsOf }

/** `/apps/condominiums/gate/`, whose box tells hits as the search of everything does. */
export function GateScreen() {
  return <GatePage words={words} muster={featurePaths.muster} />
}
