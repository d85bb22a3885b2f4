import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import type { FleetScene } from './fleet-scene.ts'
import { environmentOf, productRoot } from './livery.ts'

/** Starts a release of all, and kills it after so many milliseconds. Gives whether it was killed before its end. */
export async function killedRun(scene: FleetScene, after: number, args: readonly string[] = []): Promise<boolean> {
  const line = scene.line(['--confirm', String(scene.codes.length), ...args])
  const child = spawn(process.execPath, [join(productRoot, 'cli', 'main.ts'), ...line], {
    cwd: scene.dir,
    env: environmentOf({ env: scene.env }),
    stdio: 'ignore',
    detached: true,
  })
  const ended = once(child, 'close')
  await Promise.race([passed(after, undefined, { ref: false }), ended])
  const isRunning = child.exitCode === null && child.signalCode === null
  if (isRunning && child.pid) process.kill(-child.pid, 'SIGKILL')
  await ended
  return isRunning
}

/** Looks at every tenant: best nothing is wrong. */
export function tornTenants(scene: FleetScene, versions: readonly (string | null)[]): string[] {
  return scene.codes.flatMap((code) => {
    const version = scene.version(code)
    return versions.includes(version) ? [] : [`${code} is ${version}`]
  })
}

/** What runs that were cut short left among the releases. */
export function leftovers({ codes, place }: FleetScene): string[] {
  return codes.flatMap((code) =>
    place
      .releases(code)
      .filter((name) => name.startsWith('.') || !place.read(`${code}/releases/${name}/_deploy/release.json`))
      .map((name) => `${code}/${name}`),
  )
}
