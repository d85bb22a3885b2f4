import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface PreviewServer {
  port: number
  /** The address of a tenant's site. */
  siteOf(code: string): string
  stop(): Promise<void>
}

function portFrom(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = ''
    const read = (chunk: Buffer) => {
      text += chunk.toString()
      const match = /http:\/\/localhost:(\d+)/.exec(text)
      if (match) resolve(Number(match[1]))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The preview server ended with ${code}:\n${text}`)))
  })
}

/** Starts `livery preview` on a free port, with a sandbox of its own in memory. */
export async function startPreview(out = 'dist'): Promise<PreviewServer> {
  const child = spawn(process.execPath, ['cli/main.ts', 'preview', '--port', '0', '--out', out], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const port = await portFrom(child)
  return {
    port,
    siteOf: (code) => `http://${code}.localhost:${port}`,
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
