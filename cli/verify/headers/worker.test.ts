import { expect, test } from 'vitest'
import { workerFiles } from '#cli/bundle/assemble/worker.ts'
import { removeWorker } from '#cli/site-files/remove-worker.ts'
import { siteOf } from '../site/site.ts'
import { workerFindings, workerScripts } from './worker.ts'

const gateway = 'https://gateway.acme.example'
const page = `<!doctype html><script type="application/json" id="livery-config">{"gateway":{"baseUrl":"${gateway}"}}</script>`
const worker = (code = 'addEventListener("install",()=>1)', origin = gateway) =>
  `const liverySite={"release":"0123","gateway":"${origin}"};\n${code}`
const site = (code?: string, more: Record<string, string> = {}) =>
  siteOf('acme', { 'index.html': page, ...(code === undefined ? {} : { 'sw.js': code }), ...more })
const found = (code?: string, more: Record<string, string> = {}) =>
  workerFindings(site(code, more)).map(({ code: id }) => id)

/** As the build writes it. */
const made = (code: string) => {
  const input = { code, gateway, languages: [], start: [], files: [], pages: [] }
  return Object.fromEntries(workerFiles(input).map(({ path, bytes }) => [path, Buffer.from(bytes).toString('utf8')]))
}
const foundIn = ({ 'sw.js': code, ...more }: Record<string, string>) => found(code, more)

test('a worker that knows the page’s gateway is sound, and so is what takes one out', () => {
  expect(found(worker())).toEqual([])
  expect(found(removeWorker)).toEqual([])
})

test('a worker with its code in a file of the site is sound, and both are the worker’s', () => {
  const files = made('run()')
  expect(foundIn(files)).toEqual([])
  expect(workerScripts(site(files['sw.js'], files)).sort()).toEqual(Object.keys(files).sort())
  expect(workerScripts(site(removeWorker))).toEqual(['sw.js'])
})

test('what the file does that a worker loads counts as the worker’s own', () => {
  expect(foundIn(made('clients.claim()'))).toEqual(['worker-takes-over'])
  expect(foundIn(made('importScripts("/x.js")'))).toEqual(['worker-loads'])
  const { 'sw.js': code = '' } = made('run()')
  expect(found(code)).toEqual(['worker-loads'])
  expect(foundIn({ ...made('run()'), 'sw.js': `${code}importScripts("/y.js")\n` })).toEqual(['worker-loads'])
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
