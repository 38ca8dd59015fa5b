import { DemoScreen } from '../app/demo/DemoScreen.tsx'
import { renderScreen } from './render-screen.tsx'

/** Opens a page of the demo apps at its address, like its route, with the initial data. */
export const openDemoApp = (at: string) => renderScreen(<DemoScreen />, { role: 'admin', at })
