import { LandingPage } from '../features/landing/LandingPage.tsx'
import { useReachablePages } from './use-navigation.ts'

/** `/apps/dashboards/project`, with the menu's own names and icons. */
export function LandingScreen() {
  return <LandingPage pages={useReachablePages()} />
}
