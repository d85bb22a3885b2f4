import { existsSync, readFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FreeFile } from '#cli/fs/guard.ts'
import { type HeldLock, takeLock } from '#cli/fs/lock.ts'
import { makeFolder } from '#cli/fs/make-folder.ts'
import { textHead } from '#cli/fs/own-file.ts'
import { writeWhole } from '#cli/fs/write-whole.ts'
import { errorCode } from '#cli/lib/error-code.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { type Entry, parseEntry } from './entry.ts'
import type { Tally } from './tally.ts'

/** Bytes that are appended before the file is written anew with the fewest lines. */
const leastBeforeRewrite = 4 * 1024 * 1024

const lineOf = (entry: Entry) => `${JSON.stringify(entry)}\n`

interface Waiting {
  line: string
  settle(error?: unknown): void
}

/**
 * The file in which a tally outlives its process: a line for each report, written before the report is answered, and rewritten
 * whole when it has grown. One process has it at a time.
 */
export class Journal {
  readonly #path: FreeFile
  readonly #tally: Tally
  readonly #lock: HeldLock
  #waiting: Waiting[] = []
  #isWriting = false
  /** The last write failed, maybe within a line. */
  #isTorn = false
  #appended = 0
  #whole = 0

  private constructor(path: FreeFile, tally: Tally, lock: HeldLock) {
    this.#path = path
    this.#tally = tally
    this.#lock = lock
  }

  /**
   * Reads what is there into the tally; `damaged` is how many lines could not be read.
   * @throws CliError where another process has the file, or it cannot be written
   */
  static open(path: FreeFile, tally: Tally, now: number): { journal: Journal; damaged: number } {
    const lock = lockOf(path)
    try {
      const damaged = readInto(tally, path)
      const journal = new Journal(path, tally, lock)
      journal.#rewrite(now)
      return { journal, damaged }
    } catch (cause) {
      lock.release()
      throw cannotWrite(path, cause)
    }
  }

  /** Resolves once the entry is in the file. Those that come meanwhile are written together. */
  write(entry: Entry, now: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ line: lineOf(entry), settle: (error) => (error === undefined ? resolve() : reject(error)) })
      void this.#flush(now)
    })
  }

  async #flush(now: number): Promise<void> {
    if (this.#isWriting) return
    this.#isWriting = true
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      const text = batch.map(({ line }) => line).join('')
      try {
        await appendFile(this.#path, this.#isTorn ? `\n${text}` : text)
        this.#isTorn = false
        this.#appended += text.length
        this.#rewriteWhereLong(now)
        for (const { settle } of batch) settle()
      } catch (error) {
        this.#isTorn = true
        for (const { settle } of batch) settle(error)
      }
    }
    this.#isWriting = false
  }

  #rewriteWhereLong(now: number): void {
    if (this.#appended <= Math.max(leastBeforeRewrite, this.#whole)) return
    try {
      this.#rewrite(now)
    } catch {
      // A disk without room for it has all lines as they are; it is tried again when as many more have come.
      this.#appended = 0
    }
  }

  #rewrite(now: number): void {
    this.#tally.forget(now)
    const text = textHead + [...this.#tally.entries()].map(lineOf).join('')
    writeWhole(this.#path, text)
    this.#whole = text.length
    this.#appended = 0
  }

  close(): void {
    this.#lock.release()
  }
}

/** Gives how many lines could not be read. */
function readInto(tally: Tally, path: string): number {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').slice(textHead.length).split('\n') : []
  let damaged = 0
  for (const line of lines) {
    const entry = parseEntry(line)
    if (entry) tally.apply(entry)
    else if (line !== '') damaged += 1
  }
  return damaged
}

function cannotWrite(path: string, cause: unknown): CliError {
  return new CliError('bad-place', `"${path}" (--file) cannot be written: ${errorCode(cause) || String(cause)}`, {
    hint: 'Name a file in a folder that can be written to.',
    exitCode: 2,
    cause,
  })
}

function lockOf(path: string): HeldLock {
  let lock: HeldLock | undefined
  try {
    makeFolder(dirname(path))
    lock = takeLock(`${path}.lock`)
  } catch (cause) {
    throw cannotWrite(path, cause)
  }
  if (lock) return lock
  throw new CliError('file-in-use', `Another "livery beacon" writes "${path}"`, {
    hint: 'End it, or name another --file.',
  })
}
