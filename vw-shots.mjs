import { chromium } from '@playwright/test'
const base='http://localhost:4871', pw='portaria-demo-2026', out='/tmp/vw-shots/'
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']})
const errs=[]
async function person(email,{width=1440,dark=false,height=900}={}){
  const c=await b.newContext({viewport:{width,height},colorScheme:dark?'dark':'light',locale:'pt-BR',timezoneId:'America/Sao_Paulo',hasTouch:width<500})
  const p=await c.newPage(); p.on('pageerror',e=>errs.push(email+' '+e.message)); p.on('console',m=>{if(m.type()==='error')errs.push(email+' '+m.text())})
  p.setDefaultTimeout(20000)
  if(email){await p.goto(base+'/login');await p.getByLabel('E-mail').fill(email);await p.getByLabel(/^Senha/).fill(pw);await p.getByRole('button',{name:'Entrar',exact:true}).click();await p.waitForURL(/project/)}
  return p
}
const shot=async(p,n,full=true)=>{await p.waitForTimeout(600);await p.screenshot({path:out+n+'.png',fullPage:full})}
try{
const r=await person('condomino@bosque.example',{width:390,height:844})
await r.getByRole('link',{name:'Convidar visita'}).waitFor()
await shot(r,'1-home-empty')
await r.getByRole('link',{name:'Convidar visita'}).click()
await r.getByLabel('Nome de quem vem').fill('Beatriz Prado')
await shot(r,'2-invite')
await r.getByRole('button',{name:'Adicionar outra pessoa'}).click()
await r.getByLabel('Nome da 2ª pessoa').fill('Caio Prado')
await r.getByRole('button',{name:'Convidar 2 pessoas'}).click()
await r.getByRole('heading',{name:'2 convites prontos'}).waitFor()
await shot(r,'3-invited')
const url=await r.locator('p.select-all').first().innerText()
const g=await person(null,{width:390,height:844})
await g.goto(url.replace(/^https?:\/\/[^/]+/,base)); await g.getByText('Vale agora').waitFor(); await shot(g,'4-pass')
const gd=await person(null,{width:390,height:844,dark:true}); await gd.goto(url.replace(/^https?:\/\/[^/]+/,base)); await gd.getByText('Vale agora').waitFor(); await shot(gd,'4-pass-dark')
const d=await person('funcionario@bosque.example')
await d.goto(base+'/apps/condominiums/visits/'); await d.getByText('Beatriz Prado').first().waitFor(); await shot(d,'5-list',false)
await d.goto(base+'/apps/condominiums/visit/new'); await d.getByRole('button',{name:'Cadastrar visitante'}).waitFor(); await shot(d,'6-walkin')
await d.getByRole('button',{name:'Cadastrar visitante'}).click(); await d.getByRole('dialog').waitFor()
await d.getByRole('dialog').getByLabel('Nome',{exact:true}).fill('Entregador Teste'); await d.getByRole('dialog').getByLabel('CPF').fill('52998224725'); await shot(d,'7-newvisitor',false)
await d.getByRole('dialog').getByRole('button',{name:'Salvar visitante'}).click()
await d.getByRole('dialog').waitFor({state:'hidden'})
await d.getByRole('combobox',{name:/^Tipo/}).click(); await d.getByRole('option',{name:'Entrega'}).click()
await d.getByRole('combobox',{name:/^Apartamento/}).fill(process.env.UNIT??'101'); await d.getByRole('option').first().click()
await shot(d,'8-walkin-filled')
await d.getByRole('button',{name:'Salvar visita'}).click()
await d.getByRole('heading',{level:1,name:'Entregador Teste'}).waitFor(); await shot(d,'9-record-waiting',false)
}catch(e){console.log('FAIL',e.message); for(const c of b.contexts())for(const p of c.pages())await p.screenshot({path:out+'fail-'+Math.random().toString(36).slice(2,5)+'.png'}).catch(()=>{})}
console.log(errs)
await b.close()
