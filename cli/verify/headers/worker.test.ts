import { expect, test } from 'vitest'
import { removeWorker } from '#cli/site-files/remove-worker.ts'
import { siteOf } from '../site/site.ts'
import { workerFindings } from './worker.ts'

const gateway = 'https://gateway.acme.example'
const page = `<!doctype html><script type="application/json" id="livery-config">{"gateway":{"baseUrl":"${gateway}"}}</script>`
const worker = (code = 'addEventListener("install",()=>1)', origin = gateway) =>
  `const liverySite={"release":"0123","gateway":"${origin}"};\n${code}`
const found = (code?: string) =>
  workerFindings(siteOf('acme', { 'index.html': page, ...(code === undefined ? {} : { 'sw.js': code }) })).map(
    ({ code: id }) => id,
  )

test('a worker that knows the page’s gateway is sound, and so is what takes one out', () => {
  expect(found(worker())).toEqual([])
  expect(found(removeWorker)).toEqual([])
})

test.each([
  ['missing', undefined, ['worker-missing']],
  ['some other script', 'console.log(1)', ['worker-unknown']],
  ['a worker that takes open pages over', worker('clients.claim()'), ['worker-takes-over']],
  ['a worker that does not wait', worker('skipWaiting()'), ['worker-takes-over']],
  ['a worker that loads more code', worker('importScripts("/x.js")'), ['worker-loads']],
  ['a worker of another gateway', worker('', 'https://other.example'), ['worker-gateway']],
])('%s is found', (_, code, findings) => {
  expect(found(code)).toEqual(findings)
})
