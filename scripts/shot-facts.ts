import {chromium} from 'playwright';
import {createSiteServer} from './siteServer';
void (async()=>{const s=createSiteServer('build').listen(0,'127.0.0.1');await new Promise(r=>s.once('listening',r));const port=(s.address() as any).port;
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const c=await b.newContext({viewport:{width:390,height:844},bypassCSP:true});const p=await c.newPage();
for(const f of 'lorawan tecnoalarm knx yamahaec notifieresibm notifier myhome exosensepi dummy'.split(' ')){await p.goto(`http://127.0.0.1:${port}/docs/io-servers/${f}`,{waitUntil:'load'});
const dl=p.locator('article dl').first();const h=async()=>Math.round((await dl.boundingBox({timeout:3000}))!.height);const before=await h();
await p.addStyleTag({content:process.argv[2]!}).catch(()=>console.log('no style'));
console.log(f,before,await h(),(await dl.innerText()).replaceAll(/\s+/g,' '));}
await b.close();s.close();})();
