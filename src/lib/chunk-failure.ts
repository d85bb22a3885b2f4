import { readStored, writeStored } from './storage.ts'

/** A part of the site's code that could not be had. */
export interface ChunkFailure {
  /** Name of the error. */
  type: string
  /** What could not be loaded; empty where the browser does not say. */
  address: string
}

const messages = /dynamically imported module|importing a module script failed|preload css|loading chunk|chunk timeout/i

/** Reads a failed dynamic import out of anything thrown; undefined for every other error. */
export function chunkFailureOf(error: unknown): ChunkFailure | undefined {
  if (!(error instanceof Error) || !messages.test(error.message)) return undefined
  return { type: error.name, address: /(https?:\/\/\S+|\/assets\/\S+)/.exec(error.message)?.[1] ?? '' }
}

const flag = 'chunkReload'

/** Whether a reload may help: once, and not without a connection. Remembers that it was tried. */
function mayReload(): boolean {
  if (navigator.onLine === false || readStored('session', flag)) return false
  writeStored('session', flag, '1')
  return readStored('session', flag) !== null
}

/** A start that went well makes the next failure a new one; a minute later, so that a failing start cannot loop. */
export function forgetChunkReload(): void {
  window.setTimeout(() => writeStored('session', flag, null), 60_000)
}

const patience = 120_000

/** A dynamic import that gives up after two minutes instead of leaving the loader for ever. */
function inTime<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    const tooLate = Object.assign(new Error('Chunk timeout'), { name: 'ChunkTimeout' })
    timer = setTimeout(() => reject(tooLate), patience)
  })
  return Promise.race([load(), late]).finally(() => clearTimeout(timer))
}

/**
 * Every part of the code that comes later comes through here. One that cannot be had reloads the page, once: after a new
 * release the old chunks are gone. Meanwhile the part stays pending. Where that did not help, the part fails, and who
 * shows it says what could not be had.
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await inTime(load)
  } catch (error) {
    if (!chunkFailureOf(error) || !mayReload()) throw error
    window.location.reload()
    return new Promise<never>(() => undefined)
  }
}
