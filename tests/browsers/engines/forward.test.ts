import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { startForward, withScript } from './forward.ts'

test('the script stands before all others of a page', () => {
  expect(withScript('<html><head><script>own()</script>')).toBe(
    '<html><head><script src="/in-page.js"></script><script>own()</script>',
  )
})

test('pages get the script, all else passes as it is, under the host that was asked for', async () => {
  const server = createServer(({ url, headers }, response) => {
    const isPage = url === '/'
    const policy = { 'content-security-policy': "script-src 'self'" }
    response.writeHead(isPage ? 200 : 404, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain',
      ...policy,
    })
    response.end(isPage ? '<head>' : String(headers.host))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const forward = await startForward(address.port, 'run()')
  const site = `http://127.0.0.1:${forward.port}`
  const page = await fetch(site)
  expect(await page.text()).toBe('<head><script src="/in-page.js"></script>')
  expect(page.headers.get('content-security-policy')).toBe("script-src 'self'")
  const other = await fetch(`${site}/other`)
  expect([other.status, await other.text()]).toEqual([404, `127.0.0.1:${forward.port}`])
  expect(await (await fetch(`${site}/in-page.js`)).text()).toBe('run()')
  forward.close()
  server.close()
})
