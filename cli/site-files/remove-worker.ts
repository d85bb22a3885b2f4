import { scriptHead } from '#cli/fs/own-file.ts'
import { cachePrefix } from '#contract/site/worker.ts'

/**
 * Stands where a site's service worker stood, and takes it out of every browser that comes by: removes what it stored and
 * itself. It takes the old one's place at once, since it does nothing that could disturb an open page: requests go to the
 * network, as on a first visit.
 */
export const removeWorker = [
  scriptHead.trim(),
  'addEventListener("install",()=>skipWaiting());',
  'addEventListener("activate",event=>event.waitUntil((async()=>{',
  `for(const name of await caches.keys())if(name.startsWith("${cachePrefix}"))await caches.delete(name);`,
  'indexedDB.deleteDatabase("workbox-expiration");',
  'await registration.unregister()',
  '})()));',
  '',
].join('\n')
