import { demoApps } from './apps.ts'
import { backEnd } from './back-end.ts'

/** The back-end of this page, which no product call can meet: the product has a client of its own. */
export const { ask, look, prepare, forget } = backEnd(demoApps)
