import { DemoScreen } from '../app/demo/DemoScreen.tsx'
import { renderScreen } from './render-screen.tsx'

/** Opens a page of the demo apps at its address and with the initial data, as its route does. */
export const openDemoApp = (at: string) => renderScreen(<DemoScreen />, { role: 'admin', at })
