import { lazyPart } from '../lazy/lazyPart.tsx'
import type { PlaceMapProps } from './DrawnMap.tsx'

const Drawn = lazyPart(async () => (await import('./DrawnMap.tsx')).DrawnMap)

/**
 * Places on a drawn map; its code and the outlines of countries are loaded when it is first shown.
 */
export function PlaceMap(props: PlaceMapProps) {
  return (
    <Drawn {...props} fallback={<div aria-busy className="aspect-2/1 rounded-lg bg-sunken" />} />
  )
}
