import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { freePort } from '#tests/support/free-port.ts'
import type { SiteServer } from '#tests/support/preview-server.ts'
import { poll } from '../poll.ts'
import type { Engine, EnginePage, Key, Size } from './engine.ts'
import { startForward } from './forward.ts'
import { type WebDriverCall, webDriverAt } from './web-driver.ts'

/** Keys by their numbers in WebDriver. */
const keyCodes: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  Tab: '\uE004',
  Backspace: '\uE003',
}

const sessionAnswer = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
})
const sizes = z.object({ width: z.number(), height: z.number(), outerWidth: z.number(), outerHeight: z.number() })

/** A toolbar that is as small as a window of a phone's width needs, and nothing that moves. */
const toolbarStyle = '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 1px }'
const windowSettings = '[Settings]\ngtk-enable-animations=0\n'

export interface WebkitPrograms {
  driver: string
  browser: string
  /** The X server without a screen; none where a display is there. */
  display?: string | undefined
}

/** Starts an X server without a screen on a free display, and gives that. */
async function startDisplay(program: string): Promise<{ child: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const numbers = child.stdio[3] as Readable
  const [number] = await Promise.race([
    once(numbers, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${program} ended before it had a display`))),
  ])
  return { child, display: `:${String(number).trim()}` }
}

/** A folder with the settings of the window. */
async function settingsFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-webkit-'))
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), toolbarStyle)
  await writeFile(join(folder, 'gtk-3.0', 'settings.ini'), windowSettings)
  return folder
}

/** Sizes the window so that its page has the size that is asked for, whatever the toolbar takes. */
async function resize({ call, path }: Session, { width, height }: Size): Promise<void> {
  const script = 'return { width: innerWidth, height: innerHeight, outerWidth, outerHeight }'
  const read = async () => sizes.parse(await call('POST', `${path}/execute/sync`, { script, args: [] }))
  const now = await read()
  const rect = { width: width + now.outerWidth - now.width, height: height + now.outerHeight - now.height }
  await call('POST', `${path}/window/rect`, rect)
  await poll(`a window of ${width} × ${height}`, async () => {
    const { width: wide, height: high } = await read()
    return wide === width && high === height
  })
}

function pageOf({ call, path, end }: Session): EnginePage {
  const act = (source: object) => call('POST', `${path}/actions`, { actions: [source] })
  const type = (text: string) => {
    const strokes = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    return act({ type: 'key', id: 'keys', actions: strokes })
  }
  return {
    async goto(address) {
      await call('POST', `${path}/url`, { url: address })
    },
    async back() {
      await call('POST', `${path}/back`, {})
    },
    run: (expression) => call('POST', `${path}/execute/sync`, { script: `return (${expression})`, args: [] }),
    async click({ x, y }) {
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const actions = [{ type: 'pointerMove', x, y, duration: 0 }, ...press]
      await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
    },
    async type(text) {
      await type(text)
    },
    async press(key) {
      await type(keyCodes[key])
    },
    async picture() {
      return Buffer.from(z.string().parse(await call('GET', `${path}/screenshot`)), 'base64')
    },
    close: end,
  }
}

interface Session {
  call: WebDriverCall
  /** The session's address. */
  path: string
  version: string
  /** Ends the session, its driver and its browser, whatever state they are in. */
  end(): Promise<void>
}

/** A driver of its own for each session: one that ends a browser while it starts the next hangs now and then. */
async function startSession({ driver: program, browser }: WebkitPrograms, env: NodeJS.ProcessEnv): Promise<Session> {
  const port = await freePort()
  // In a group of its own, with the browser that it starts.
  const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore', detached: true })
  const ended = once(driver, 'exit')
  const end = async () => {
    if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid)
    await ended
  }
  const call = webDriverAt(port)
  try {
    await poll('WebKitWebDriver to listen', async () => {
      if (driver.exitCode !== null) throw new Error(`${program} ended with ${driver.exitCode}`)
      return fetch(`http://127.0.0.1:${port}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    })
    const options = { binary: browser, args: ['--automation'] }
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
    const { sessionId, capabilities: given } = sessionAnswer.parse(await call('POST', '/session', { capabilities }))
    return { call, path: `/session/${sessionId}`, version: given.browserVersion, end }
  } catch (error) {
    await end()
    throw error
  }
}

/** WebKit by WebKitWebDriver and the MiniBrowser of WebKitGTK: one window at a time, each a session of its own. */
export async function webkitEngine(server: SiteServer, script: string, programs: WebkitPrograms): Promise<Engine> {
  const x = programs.display === undefined ? undefined : await startDisplay(programs.display)
  const settings = await settingsFolder()
  const env = { ...process.env, XDG_CONFIG_HOME: settings, ...(x && { DISPLAY: x.display }) }
  const forward = await startForward(server.port, script)
  const first = await startSession(programs, env)
  await first.end()
  return {
    title: `WebKit ${first.version}`,
    putsPagesAside: true,
    siteOf: (code) => `http://${code}.localhost:${forward.port}`,
    async open(size) {
      const session = await startSession(programs, env)
      await resize(session, size)
      return pageOf(session)
    },
    async close() {
      forward.close()
      x?.child.kill()
      await rm(settings, { recursive: true, force: true })
    },
  }
}
