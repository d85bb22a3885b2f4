import { oldBrowserPath } from '#cli/site-files/old-browser-path.ts'

/**
 * Runs before anything paints: sets the visitor's theme and language on the root element. The text is the same for
 * every tenant; what differs stands in data attributes. `data-pending` hides the first paint while its words are in
 * another language than the visitor's, and from agents, whose site is another; `data-elsewhere` hides the page within the
 * frame at any other address than its own (`data-path`; home is also below its popups); `data-session` hides its ways to log in where
 * a session waits to be taken up, and `data-side` is how the visitor left the side menu. Who chose no language gets the first
 * of the browser's that the site has, by its tag, else by language and script ("zh-TW" is written as "zh-Hant");
 * `data-language` says which. An address that begins with a language ("/en/promotions") is one in that language for as long as
 * the tab is open, and goes on without it. A browser older than `oldestBrowsers` goes to a page of its own. Of the strings only
 * those of the visitor's language are asked for.
 */
export const bootScript = `(function(){var d=document.documentElement,a=d.dataset;try{var m=localStorage.getItem("theme");if(m&&a.themes.split(" ").indexOf(m)>-1)a.theme=m;var n=a.languages.split(" ").map(function(e){return e.split(":")}),k=function(t){t=new Intl.Locale(t).maximize();return t.language+t.script},u=location.pathname.split("/")[1],x=n.find(function(e){return e[1]===u});if(x){history.replaceState(history.state,"",(location.pathname.slice(u.length+1)||"/")+location.search+location.hash);sessionStorage.setItem("lang",x[0])}var p=location.pathname.replace(/\\/+$/,"");if(a.path?p.toLowerCase()!==a.path.toLowerCase():!/^(\\/(home|index(\\.html)?|login|register))?$/i.test(p))a.elsewhere=1;var l=sessionStorage.getItem("lang")||localStorage.getItem("lang"),f=n.find(function(e){return e[0]===l});try{navigator.languages.some(function(t){return f=f||n.find(function(e){return e[1]===t})||n.find(function(e){return k(e[1])===k(t)})})}catch(e){}if(f){a.language=f[0];if(f[1]!==d.lang){d.lang=f[1];d.dir=f[2];a.pending="language"}}var s=localStorage.getItem("sideMenu");if(s==="open"||s==="closed")a.side=s;if(sessionStorage.getItem("token")){a.session="kept";if(sessionStorage.getItem("own:agent"))a.pending="agent"}}catch(e){a.storage="none"}if(/^\\/agent(home)?\\/*$/i.test(location.pathname))a.pending="agent";try{Intl.Segmenter.length;if(!HTMLScriptElement.supports("importmap")||!CSS.supports("color","color-mix(in oklab,red,red)"))throw 0}catch(e){location.replace("/${oldBrowserPath}#"+d.lang)}document.querySelectorAll("link[rel=strings]").forEach(function(k){if(k.hreflang===d.lang){k.as="fetch";k.rel="preload"}})})()`
