import { chromium } from '@playwright/test';
import { readdirSync } from 'node:fs';
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-quic','--disable-background-networking']});
const names=readdirSync('/tmp/work/allp/pages').map(f=>f.slice(0,-5));
const W=+(process.argv[2]??390);
const p=await b.newPage({viewport:{width:W,height:900},reducedMotion:'reduce'});
await p.route(u=>u.hostname!=='127.0.0.1',r=>r.abort().catch(()=>{}));
let n=0,t=0;
for(const s of names){try{const r=await p.goto(`http://127.0.0.1:4577/${s}/`,{waitUntil:'domcontentloaded',timeout:60000});if(r.status()!==200){console.log(s,r.status());continue;}t++;
await p.waitForLoadState('load',{timeout:8000}).catch(()=>{});
const o=await p.evaluate(()=>{const w=document.documentElement.clientWidth,over=document.documentElement.scrollWidth-w;if(over<=0)return null;
const clipped=e=>{for(let a=e.parentElement;a&&a!==document.documentElement;a=a.parentElement){const s=getComputedStyle(a);if(/hidden|clip|auto|scroll/.test(s.overflowX)&&a!==document.body)return true;}return false;};
const bad=[...document.querySelectorAll('[data-id],[data-id] *')].filter(e=>{const q=e.getBoundingClientRect();return q.width&&q.right>w+1&&!clipped(e)});
const deep=bad.filter(e=>!bad.some(x=>x!==e&&e.contains(x)));
return {over,els:deep.slice(0,3).map(e=>{const h=e.closest('[data-id]'),q=e.getBoundingClientRect();return `${h.dataset.id} ${h.dataset.widget_type??h.dataset.element_type} <${e.tagName.toLowerCase()} ${String(e.className.baseVal??e.className).slice(0,50)}> x${Math.round(q.left)} w${Math.round(q.width)} pos:${getComputedStyle(e).position}`})};});
if(o){n++;console.log(s,o.over,JSON.stringify(o.els));}}catch(e){console.log(s,String(e.message).slice(0,80));}}
console.log(n,'of',t,'overflow at',W);await b.close();
