import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { productRoot } from './livery.ts'
import { tenantCodes } from './tenants.ts'

/** A server of the real command, in a process of its own. */
export interface SiteServer {
  port: number
  pid: number | undefined
  /** The address of a tenant's site. */
  siteOf(code: string): string
  /** All that the command has printed so far. */
  printed(): string
  stop(): Promise<void>
}

export type PreviewServer = SiteServer

function portFrom(child: ChildProcess, printed: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const match = /http:\/\/localhost:(\d+)/.exec(printed())
      if (match) resolve(Number(match[1]))
    }
    child.stdout?.on('data', look)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed()}`)))
  })
}

/** What the demo tenants announce over the page would stand before whatever a test presses; the test about it asks for it. */
async function hidePopups(port: number): Promise<void> {
  for (const merchant of tenantCodes)
    await fetch(`http://localhost:${port}/sandbox/state`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ merchant, hasPopups: false }),
    })
}

/** Runs a command that serves sites, on a free port, until `stop`. */
export async function startServer(args: readonly string[], env: Record<string, string> = {}): Promise<SiteServer> {
  const child = spawn(process.execPath, [join(productRoot, 'cli', 'main.ts'), ...args, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  let text = ''
  const read = (chunk: Buffer) => {
    text += chunk.toString()
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const port = await portFrom(child, () => text)
  await hidePopups(port)
  return {
    port,
    pid: child.pid,
    siteOf: (code) => `http://${code}.localhost:${port}`,
    printed: () => text,
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Starts `livery preview` with a sandbox of its own in memory, on the sites of `dist` or of the folder in LIVERY_SITES. */
export function startPreview(out = process.env.LIVERY_SITES ?? 'dist'): Promise<PreviewServer> {
  return startServer(['preview', '--out', out])
}
