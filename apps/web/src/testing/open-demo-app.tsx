import { DemoScreen } from '../app/demo/DemoScreen.tsx'
import { renderScreen } from './render-screen.tsx'

/** Opens a page of the demo apps at its address, as its route does; it begins with the seeds. */
export const openDemoApp = (at: string) => renderScreen(<DemoScreen />, { role: 'admin', at })
