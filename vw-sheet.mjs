import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
const [out,...files]=process.argv.slice(2)
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']})
const p=await b.newPage({viewport:{width:1900,height:1000}})
await p.setContent('<body style="margin:0;display:flex;gap:8px;align-items:flex-start;background:#888">'+files.map(f=>`<img style="max-height:1000px;max-width:940px" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join('')+'</body>')
await p.waitForTimeout(300); await p.screenshot({path:out}); await b.close()
