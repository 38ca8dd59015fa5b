import './styles.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { followSession } from './app/follow-session.ts'
import { fetchContractTexts } from './platform/i18n/i18n.ts'
import { startLook } from './platform/theme/look.ts'

startLook()
followSession()

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no #root')
const page = createRoot(root)
void fetchContractTexts().then(() => page.render(<App />))
