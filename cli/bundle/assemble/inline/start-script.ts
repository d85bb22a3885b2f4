/**
 * Runs once the page is parsed and the code's style sheet is there, as a module does: makes the first paint inert, which answers
 * to nobody from here on, and asks for the code and starts the site once the browser says that a frame was painted, with the
 * largest picture of the first screen, which has the network for itself until then. A page that is hidden until the code speaks
 * another language (`data-pending`) paints nothing that a browser tells of. After a second all starts anyway: a tab in the
 * background paints none. The code runs once the theme's style sheet is there. The fonts come with that sheet, so it waits for
 * the frame, too, except where the site's worker has both: no other font is seen before. Beside the code it asks the gateway
 * what the page's parts will ask first (`<meta name="calls">`), in the visitor's language, where the visitor sees this page and
 * has no session: for a minute, `earlyAnswer` in the site's code takes these answers. A reload goes on with a visit, which may
 * have answers at hand. The text is the same for every site; the import map says which file the entry is.
 */
const startScript = `document.getElementById("app").inert=!0;let n=0;const a=()=>{const{lang:l,dataset:d}=document.documentElement,m=document.querySelector("meta[name=calls]");if(!m||d.pending==="agent"||d.session||d.elsewhere||d.path&&location.search||performance.getEntriesByType("navigation")[0]?.type!=="navigate")return;const{gateway:g,merchantCode:c}=JSON.parse(document.getElementById("livery-config").textContent),r={};for(const p of m.content.split(" ")){const u=g.baseUrl+p.replace(/\\blanguage=\\w+/,o=>d.language?"language="+d.language:o)+(p.endsWith("domain=")?encodeURIComponent(location.hostname):"");r[u]=fetch(u,{headers:{"x-merchant-code":c,"accept-language":l,accept:"application/json"},signal:AbortSignal.timeout(2e4)}).catch(()=>{})}self.earlyAnswers={language:l,until:Date.now()+6e4,answers:r}},h=document.head,e=document.getElementById("code").content,s=e.querySelector("[rel=stylesheet]"),t=new Promise(o=>{s.onload=s.onerror=o}),f=()=>{n++||(h.append(e),t.then(()=>import("/assets/main.js")),a())};navigator.serviceWorker?.controller&&h.append(s);const i=document.querySelector("img[fetchpriority]"),p=()=>document.documentElement.dataset.pending?f():new PerformanceObserver((l,o)=>{l.getEntriesByName("first-contentful-paint")[0]&&(o.disconnect(),f())}).observe({type:"paint",buffered:!0}),w=()=>requestAnimationFrame(()=>setTimeout(p));i?i.decode().then(w,w):w();setTimeout(f,1e3)`

/** Of a site with a beacon it tells that of code that could not be had or does not run. */
export const startScriptOf = (hasBeacon: boolean): string =>
  hasBeacon
    ? startScript.replace('import("/assets/main.js")', '$&.catch(o=>{self.beacon?.(o,1);throw o})')
    : startScript
