import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { livery, TenantsFolder } from '#tests/support/livery.ts'
import { startS3 } from '#tests/support/s3-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** An address that answers when the build is done, and the folder of its cache and of what it sent. */
    builtOnce: { address: string; dir: string }
  }
}

/** Builds and verifies "lite" on a machine that has nothing; gives the keys of what it sent to the shared store. */
async function build(dir: string): Promise<string[]> {
  const tenants = new TenantsFolder()
  const store = await startS3()
  try {
    tenants.copy('lite')
    const env = { ...store.env, LIVERY_CACHE: join(dir, 'cache') }
    for (const command of ['build', 'verify']) {
      const run = await livery([command, '--cwd', tenants.cwd], { env })
      if (run.exitCode !== 0) throw new Error(`${command} ended with ${run.exitCode}: ${run.stderr}${run.stdout}`)
    }
    // To be copied while other tests write into the cache itself.
    cpSync(join(dir, 'cache'), join(dir, 'as-built'), { recursive: true })
    for (const [key, bytes] of store.objects) {
      const path = join(dir, 'sent', key)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, bytes)
    }
    return [...store.objects.keys()]
  } finally {
    await store.close()
    tenants.remove()
  }
}

/** Waits to be asked: a run of a file that builds nothing is not kept waiting. */
export async function setup(project: TestProject): Promise<() => void> {
  const dir = mkdtempSync(join(tmpdir(), 'livery-built-once-'))
  let building: Promise<string[]> | undefined
  const server = createServer((_, response) => {
    building ??= build(dir)
    building.then(
      (keys) => response.end(JSON.stringify(keys)),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  project.provide('builtOnce', { address: `http://127.0.0.1:${port}`, dir })
  return () => {
    server.close()
    server.closeAllConnections()
    rmSync(dir, { recursive: true, force: true })
  }
}
