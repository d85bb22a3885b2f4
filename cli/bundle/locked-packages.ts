import { readFileSync, realpathSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { isRecord } from '#cli/lib/is-record.ts'
import { CliError } from '#cli/terminal/cli-error.ts'

/** A module that was compiled, and a file that imports it. */
interface CompiledFrom {
  id: string
  importer: string | undefined
}

export interface LockCheck {
  /** Notes what is compiled. */
  plugin: Plugin
  /** To be asked once it was. @throws CliError where a module's package is not what package-lock.json lists */
  require(): void
}

function readRecord(path: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isRecord(value) ? value : {}
  } catch {
    // Nothing is listed in what cannot be read.
    return {}
  }
}

const withSlash = (path: string) => path.split(sep).join('/')

/** "node_modules/a/node_modules/@b/c" of a file in it; undefined for a file in no package. */
function packageOf(path: string): string | undefined {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]
}

const nameOf = (key: string) => key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** The nearest package.json says what a file belongs to that stands in no node_modules. */
function nameAround(path: string): string {
  const folder = dirname(path)
  const { name } = readRecord(join(folder, 'package.json'))
  if (typeof name === 'string') return name
  return folder === dirname(folder) ? path : nameAround(folder)
}

/** Why a package is not to be compiled; undefined where it is what the lock file lists. */
function problemOf(cwd: string, key: string, entry: unknown): string | undefined {
  if (!isRecord(entry)) return 'is not listed in package-lock.json'
  if (entry.link === true) return 'is a link in package-lock.json: its bytes are not locked'
  if (entry.dev === true) return 'is listed in package-lock.json for tests alone (dev)'
  if (typeof entry.integrity !== 'string' && entry.inBundle !== true) return 'has no integrity in package-lock.json'
  const { version } = readRecord(join(cwd, key, 'package.json'))
  if (version === entry.version) return undefined
  return `is installed as ${String(version)}, and package-lock.json lists ${String(entry.version)}`
}

function refusal(name: string, problem: string, importer: string | undefined): CliError {
  const from = importer === undefined ? '' : ` (imported by ${importer})`
  return new CliError('package-not-locked', `The package "${name}"${from} ${problem}`, {
    hint: `"npm ci" installs what is locked; "npm install ${name}" locks it among the dependencies, to be committed.`,
  })
}

/**
 * Nothing that the lock file does not cover is compiled: each module is the product's own, or of a package that package-lock.json
 * lists in that version, by its integrity. What is linked from elsewhere is neither.
 */
export function openLockCheck(cwd: string): LockCheck {
  const compiled = new Map<string, CompiledFrom>()
  const plugin: Plugin = {
    name: 'livery:locked',
    apply: 'build',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const path = id.replace(/\?.*$/, '')
        if (isAbsolute(path)) compiled.set(path, { id: path, importer: this.getModuleInfo(id)?.importers[0] })
      }
    },
  }
  return {
    plugin,
    require() {
      const root = realpathSync(cwd)
      const packages = realpathSync(join(cwd, 'node_modules'))
      const { packages: listed } = readRecord(join(cwd, 'package-lock.json'))
      /** From the product's folder; undefined for what stands outside of it. */
      const place = (path: string): string | undefined => {
        if (path.startsWith(packages + sep)) return `node_modules/${withSlash(relative(packages, path))}`
        const own = [cwd, root].find((folder) => path.startsWith(folder + sep))
        return own && withSlash(relative(own, path))
      }
      const shown = ({ importer }: CompiledFrom) => importer && (place(importer.replace(/\?.*$/, '')) ?? importer)
      // What the product itself imports is named first: what that imports follows from it.
      const order = (module: CompiledFrom) => Number(packageOf(shown(module) ?? '') !== undefined)
      const passed = new Set<string>()
      for (const module of [...compiled.values()].sort((one, other) => order(one) - order(other))) {
        const path = place(module.id)
        if (path === undefined) {
          throw refusal(nameAround(module.id), `is linked from ${module.id}, which is not locked`, shown(module))
        }
        const key = packageOf(path)
        if (key === undefined || passed.has(key)) continue
        const problem = problemOf(cwd, key, isRecord(listed) ? listed[key] : undefined)
        if (problem !== undefined) throw refusal(nameOf(key), problem, shown(module))
        passed.add(key)
      }
    },
  }
}
