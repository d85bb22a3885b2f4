import type { ReleaseTarget } from '#cli/release/target.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { type FleetRun, fleetRunSchema } from '../run-state.ts'

const nameOf = (id: string) => `${id}.json`
const runName = /^(\d{4}-\d{2}-\d{2})\.(\d+)\.json$/

/** Newest last. */
function inOrder(names: readonly string[]): string[] {
  const key = (name: string) => {
    const [, day = '', count = ''] = runName.exec(name) ?? []
    return `${day}.${count.padStart(9, '0')}`
  }
  return names.filter((name) => runName.test(name)).sort((a, b) => (key(a) < key(b) ? -1 : 1))
}

function parseRun(text: string, name: string): FleetRun {
  try {
    return fleetRunSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new CliError('run-damaged', `${name} says nothing that can be read of a release`, {
      hint: 'Remove it if no release is under way: the sites are untouched by that.',
      cause,
    })
  }
}

export interface StoredRun {
  run: FleetRun
  version: string
}

/** A run by its name. @throws CliError where the file is none */
async function read({ runs }: ReleaseTarget, name: string): Promise<StoredRun | undefined> {
  const found = await runs.read(name)
  return found && { run: parseRun(found.text, name), version: found.version }
}

/** The newest run of a target; undefined where there was none. */
export async function latestRun(target: ReleaseTarget): Promise<StoredRun | undefined> {
  const name = inOrder(await target.runs.list()).at(-1)
  return name === undefined ? undefined : await read(target, name)
}

/** The newest runs of a target, newest first. */
export async function listRuns(target: ReleaseTarget, count: number): Promise<FleetRun[]> {
  const names = inOrder(await target.runs.list())
    .reverse()
    .slice(0, count)
  const found = await Promise.all(names.map((name) => read(target, name)))
  return found.flatMap((stored) => stored?.run ?? [])
}

/** The day, and one more than the highest count of that day. */
export async function newRunId(target: ReleaseTarget, now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10)
  const counts = (await target.runs.list()).flatMap((name) => {
    const [, of, count] = runName.exec(name) ?? []
    return of === day ? [Number(count)] : []
  })
  return `${day}.${Math.max(0, ...counts) + 1}`
}

/** Milliseconds between two writes while tenants come one after the other. */
const pace = 500

/** Writes a run's state where it lies: whole, one write after the other, never more often than is of use. */
export class RunBook {
  readonly run: FleetRun
  readonly #target: ReleaseTarget
  #version: string | null
  #last = 0
  #writing: Promise<void> = Promise.resolve()

  constructor(target: ReleaseTarget, run: FleetRun, version: string | null) {
    this.run = run
    this.#target = target
    this.#version = version
  }

  event(kind: FleetRun['events'][number]['kind'], text: string): void {
    this.run.events.push({ at: new Date().toISOString(), kind, text })
  }

  /** Something changed that may be written with the next change: another run of the same command finds it out. */
  async noted(): Promise<void> {
    if (performance.now() - this.#last > pace) await this.save()
  }

  /** @throws CliError where another process wrote the run meanwhile */
  save(): Promise<void> {
    this.#last = performance.now()
    // One that failed is known to who asked for it: what comes after it is written all the same.
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    const name = nameOf(this.run.id)
    const version = await this.#target.runs.write(name, JSON.stringify(this.run), this.#version)
    if (version === undefined) {
      throw new CliError('run-taken-over', `Another process goes on with ${this.run.id}`, {
        hint: 'Look at "livery release status".',
      })
    }
    this.#version = version
  }
}
