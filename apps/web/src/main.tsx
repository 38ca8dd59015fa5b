import './styles.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { followSession } from './app/follow-session.ts'
import { followPanicKey } from './modules/panic/panic-key.ts'
import { followConnection } from './platform/connection/connection.store.ts'

followSession()
followConnection()
followPanicKey()

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no #root')
createRoot(root).render(<App />)
