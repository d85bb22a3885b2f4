import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const productRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export interface LiveryRun {
  exitCode: number | null
  stdout: string
  stderr: string
  /** The one object of `--json`. Throws where stdout holds anything else. */
  json<Shape>(): Shape
}

export interface RunOptions {
  cwd?: string
  env?: Record<string, string>
}

/** Runs the real command as a child process, as a person would from another folder. */
export function livery(args: readonly string[], options: RunOptions = {}): Promise<LiveryRun> {
  return runLivery(join(productRoot, 'cli', 'main.ts'), args, options)
}

/** The variables of a command: what would colour its words, or shorten them, comes from the test alone. */
export function environmentOf({ env }: RunOptions): NodeJS.ProcessEnv {
  const { NO_COLOR: _, FORCE_COLOR: __, CI: ___, ...own } = process.env
  return { ...own, ...env }
}

/** The same for the command of a copy of the product, by its main file. */
export function runLivery(main: string, args: readonly string[], options: RunOptions = {}): Promise<LiveryRun> {
  const child = spawn(process.execPath, [main, ...args], {
    cwd: options.cwd ?? productRoot,
    env: environmentOf(options),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ends a command that hangs, while its test can still say so; it judges no speed.
    timeout: 170_000,
  })
  const read = async (stream: NodeJS.ReadableStream) => {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(Buffer.from(chunk))
    return Buffer.concat(chunks).toString('utf8')
  }
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return Promise.all([ended, read(child.stdout), read(child.stderr)]).then(([exitCode, stdout, stderr]) => ({
    exitCode,
    stdout,
    stderr,
    json: () => JSON.parse(stdout),
  }))
}

/** A folder of tenants that a test may spoil. */
export class TenantsFolder {
  /** Absolute: what the command gets as --cwd. */
  readonly cwd = mkdtempSync(join(tmpdir(), 'livery-'))

  constructor() {
    mkdirSync(join(this.cwd, 'tenants'))
  }

  path(...steps: string[]): string {
    return join(this.cwd, 'tenants', ...steps)
  }

  /** Copies one of the product's tenants; under another code, with the domain of that code. */
  copy(base: string, code = base): void {
    cpSync(join(productRoot, 'tenants', base), this.path(code), { recursive: true })
    rmSync(this.path(code, 'demo.json'), { force: true })
    if (code !== base) {
      this.edit(code, 'tenant.json', (text) =>
        text
          .replace(`"merchantCode": "${base}"`, `"merchantCode": "${code}"`)
          .replaceAll(`${base}.example`, `${code}.example`),
      )
    }
  }

  read(code: string, file = 'tenant.json'): string {
    return readFileSync(this.path(code, file), 'utf8')
  }

  write(code: string, file: string, content: string | Uint8Array): void {
    mkdirSync(dirname(this.path(code, file)), { recursive: true })
    writeFileSync(this.path(code, file), content)
  }

  delete(code: string, file: string): void {
    rmSync(this.path(code, file))
  }

  /** Changes a file's text; a change that changes nothing is a mistake of the test. */
  edit(code: string, file: string, change: (text: string) => string): void {
    const before = this.read(code, file)
    const after = change(before)
    if (after === before) throw new Error(`The edit of ${code}/${file} changed nothing`)
    this.write(code, file, after)
  }

  /**
   * Where a text stands in a file, from 1. A bar in the text marks the exact place: `"licence": |{`; without one, its
   * first character counts.
   */
  placeOf(code: string, file: string, marked: string): { line: number; column: number } {
    const bar = Math.max(0, marked.indexOf('|'))
    const text = this.read(code, file).replace(/^\uFEFF/, '')
    const start = text.indexOf(marked.replace('|', ''))
    if (start < 0) throw new Error(`${code}/${file} does not hold ${marked}`)
    const before = text.slice(0, start + bar)
    return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
  }

  /** Puts all that is there into a git repository. */
  commit(): void {
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@livery.example']
    for (const args of [
      ['init', '-q'],
      ['add', '.'],
      [...author, 'commit', '-qm', 'Tenants'],
    ]) {
      execFileSync('git', ['-C', this.cwd, ...args])
    }
  }

  remove(): void {
    rmSync(this.cwd, { recursive: true, force: true })
  }
}
