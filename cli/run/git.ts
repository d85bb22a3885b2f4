import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { didYouMean } from '#cli/lib/nearest.ts'
import { CliError } from '#cli/terminal/cli-error.ts'

/** What differs between a revision of a repository and its working tree, uncommitted and untracked files included. */
export interface Changes {
  /** Absolute, without links. */
  top: string
  /** The full hash of the revision. */
  commit: string
  /** UTC, of the commit. */
  year: number
  /** Absolute paths, in alphabetical order. */
  paths: readonly string[]
  /** The text of a changed file at the revision; undefined where there was none. */
  before(path: string): string | undefined
}

/** Bytes: the longest answer of git that is read. */
const longest = 1024 * 1024 * 1024

function git(dir: string, args: readonly string[], input?: string): Buffer {
  // In a hook they name the repository of the hook, whatever the folder.
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, GIT_PREFIX: ____, ...inherited } = process.env
  const env = { ...inherited, GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' }
  return execFileSync('git', ['-C', dir, ...args], { env, input, maxBuffer: longest, stdio: ['pipe', 'pipe', 'pipe'] })
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  return message.split('\n')[0] ?? ''
}

/** The repository that a folder is in, without links; undefined where there is none, or where git ignores the folder. */
export function repositoryOf(dir: string): string | undefined {
  try {
    const top = realpathSync(git(dir, ['rev-parse', '--show-toplevel']).toString().trim())
    return isIgnored(dir) ? undefined : top
  } catch (error) {
    const reason = reasonOf(error)
    if (/not a git repository/.test(reason)) return undefined
    throw new CliError('git-failed', `git cannot read "${dir}"${reason && `: ${reason}`}`, {
      cause: error,
      hint: 'The folder must be in a git repository, and git must be installed.',
    })
  }
}

function isIgnored(dir: string): boolean {
  try {
    git(dir, ['check-ignore', '--quiet', '.'])
    return true
  } catch {
    // Its exit code is its answer.
    return false
  }
}

/** Files of a folder whose content git does not have: changed, new or ignored ones. Names as git shows them. */
export function unkeptFiles(dir: string): string[] {
  return git(dir, ['status', '--porcelain', '-z', '--ignored', '--untracked-files=all', '--', '.'])
    .toString()
    .split('\0')
    .filter(Boolean)
    .map((entry) => entry.slice(3))
}

/** `A...` is the commit where A and the working tree's branch parted. */
function commitOf(top: string, rev: string): string {
  try {
    const name = rev.endsWith('...')
      ? git(top, ['merge-base', rev.slice(0, -3), 'HEAD'])
          .toString()
          .trim()
      : rev
    return git(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`])
      .toString()
      .trim()
  } catch (cause) {
    throw noSuchRevision(top, rev, cause)
  }
}

const newest = 200

function namesIn(top: string): string[] {
  const format = '--format=%(refname:short)'
  const refs = git(top, ['for-each-ref', '--sort=-creatordate', `--count=${newest}`, format])
    .toString()
    .split('\n')
  return refs.filter(Boolean)
}

/** What to do about a revision that a repository does not have: the name that was meant, or the history that lacks. */
export function noSuchRevision(top: string, rev: string, cause: unknown): CliError {
  const isShallow = git(top, ['rev-parse', '--is-shallow-repository']).toString().trim() === 'true'
  const lacks = 'This clone is shallow and lacks older commits: fetch them first (git fetch --unshallow).'
  const names = namesIn(top)
  const known = names.length > 0 ? `Branches and tags here: ${names.slice(0, 6).join(', ')}.` : 'There is none yet.'
  const hint = didYouMean(rev.replace(/\.\.\.$/, ''), names) ?? (isShallow ? lacks : known)
  return new CliError('no-such-revision', `There is no revision "${rev}" in ${top}`, { cause, hint, exitCode: 2 })
}

const emptyBlob = /^0+$/

/** Files that differ, with the name of the content that they had at the commit. */
function trackedChanges(top: string, commit: string): Map<string, string | undefined> {
  const fields = git(top, ['diff', '--raw', '-z', '--no-abbrev', '--no-renames', '--ignore-submodules=none', commit])
    .toString()
    .split('\0')
  const changed = new Map<string, string | undefined>()
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [, , was = ''] = (fields[index] ?? '').split(' ')
    changed.set(join(top, fields[index + 1] ?? ''), emptyBlob.test(was) ? undefined : was)
  }
  return changed
}

/**
 * Files that git does not know. Ignored ones count below the folders that sites are made from: nothing says what they
 * held before.
 */
function unknownFiles(top: string, folders: readonly string[]): string[] {
  const list = (args: readonly string[]) =>
    git(top, ['ls-files', '-z', '--others', ...args])
      .toString()
      .split('\0')
  const inTop = folders.filter((folder) => folder.startsWith(top + sep))
  const ignored = inTop.length > 0 ? list(['--ignored', '--exclude-standard', '--', ...inTop]) : []
  const isHidden = (path: string) => /(^|\/)\./.test(path)
  const names = [...list(['--exclude-standard']), ...ignored.filter((path) => !isHidden(path))]
  return names.filter(Boolean).map((path) => join(top, path))
}

/** Texts by the names of their content, read by one process. */
function readBlobs(top: string, names: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>()
  if (names.length === 0) return texts
  const answer = git(top, ['cat-file', '--batch'], `${names.join('\n')}\n`)
  for (let at = 0; at < answer.length; ) {
    const end = answer.indexOf('\n', at)
    const [name = '', kind, size] = answer.toString('utf8', at, end).split(' ')
    const isThere = kind === 'blob'
    const length = isThere ? Number(size) : -1
    if (isThere) texts.set(name, answer.toString('utf8', end + 1, end + 1 + length))
    at = end + 1 + length + 1
  }
  return texts
}

const isReadable = (path: string) => /\.(tsx?|json|css)$/.test(path)

/** Compares a repository with one of its revisions. `folders` (absolute) are where ignored files count too. */
export function changesSince(top: string, rev: string, folders: readonly string[]): Changes {
  const commit = commitOf(top, rev)
  const tracked = trackedChanges(top, commit)
  const seconds = Number(git(top, ['show', '--no-patch', '--format=%ct', commit]).toString())
  const paths = [...new Set([...tracked.keys(), ...unknownFiles(top, folders)])].sort()
  let texts: Map<string, string> | undefined
  return {
    top,
    commit,
    year: new Date(seconds * 1000).getUTCFullYear(),
    paths,
    before(path) {
      texts ??= readBlobs(top, [
        ...new Set([...tracked].flatMap(([name, blob]) => (blob !== undefined && isReadable(name) ? [blob] : []))),
      ])
      const blob = tracked.get(path)
      return blob === undefined ? undefined : texts.get(blob)
    },
  }
}
