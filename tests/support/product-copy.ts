import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type LiveryRun, productRoot, runLivery } from './livery.ts'

/** What the command runs from: everything that a template's key is made of. */
export const productPaths = [
  'contract',
  'src',
  'sandbox',
  'cli',
  'tokens',
  'locales',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
]

/** The whole product with some of its tenants, in a git repository of its own that a test may change and commit to. */
export class ProductCopy {
  /** Absolute, without links. */
  readonly root = mkdtempSync(join(tmpdir(), 'livery-product-'))

  constructor(tenants: readonly string[]) {
    for (const path of productPaths) cpSync(join(productRoot, path), this.path(path), { recursive: true })
    for (const code of tenants)
      cpSync(join(productRoot, 'tenants', code), this.path('tenants', code), { recursive: true })
    symlinkSync(join(productRoot, 'node_modules'), this.path('node_modules'))
    this.write('.gitignore', 'node_modules\n.livery/\ndist/\n')
    this.git('init', '--quiet', '--initial-branch', 'main')
  }

  path(...steps: string[]): string {
    return join(this.root, ...steps)
  }

  git(...args: string[]): string {
    const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
    return execFileSync('git', ['-C', this.root, ...who, ...args], { encoding: 'utf8' }).trim()
  }

  /** Commits everything, and gives the commit. */
  commit(env: Record<string, string> = {}): string {
    this.git('add', '--all')
    execFileSync(
      'git',
      ['-C', this.root, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'x'],
      {
        env: { ...process.env, ...env },
      },
    )
    return this.git('rev-parse', 'HEAD')
  }

  write(path: string, content: string): void {
    mkdirSync(dirname(this.path(path)), { recursive: true })
    writeFileSync(this.path(path), content)
  }

  read(path: string): string {
    return readFileSync(this.path(path), 'utf8')
  }

  /** Changes a file's text; a change that changes nothing is a mistake of the test. */
  edit(path: string, from: string | RegExp, to: string): void {
    const before = this.read(path)
    const after = before.replace(from, to)
    if (after === before) throw new Error(`The edit of ${path} changed nothing`)
    this.write(path, after)
  }

  remove(path: string): void {
    if (!existsSync(this.path(path))) throw new Error(`There is no ${path}`)
    rmSync(this.path(path), { recursive: true })
  }

  /** Runs the copy's own command in its folder. */
  livery(...args: string[]): Promise<LiveryRun> {
    return runLivery(this.path('cli', 'main.ts'), args, { cwd: this.root, env: { LIVERY_CACHE: '' } })
  }

  destroy(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}
