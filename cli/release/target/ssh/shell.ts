import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLimit } from '#cli/store/limit.ts'
import { CliError } from '#cli/terminal/cli-error.ts'

/** Another machine, and the folder of all sites on it. */
export interface SshPlace {
  /** "user@host", as ssh takes it. */
  host: string
  port: string | undefined
  /** Absolute, without a slash at its end. */
  path: string
}

/** "ssh://user@host:port/path". Neither name begins like an option of ssh. @throws CliError (usage) for any other form */
export function parseSshAddress(address: string): SshPlace {
  const [, user, host, port, path = ''] =
    /^ssh:\/\/(?:(\w[\w.-]*)@)?([a-zA-Z0-9][\w.-]*)(?::(\d{1,5}))?(\/[\w./-]*[\w-])\/*$/.exec(address) ?? []
  if (host && !path.split('/').some((step) => /^\.+$/.test(step)) && !path.includes('//')) {
    return { host: user ? `${user}@${host}` : host, port, path }
  }
  throw new CliError('bad-target', `"${address}" names no folder of another machine`, {
    hint: 'Use ssh://user@host/path or ssh://user@host:port/path, with the whole path from the root.',
    exitCode: 2,
  })
}

export interface Ran {
  exitCode: number
  stdout: Buffer
}

export interface Shell {
  /** Runs a POSIX shell script there. `codes` are exit codes that mean something; any other but 0 is a failure. */
  run(script: string, args: readonly string[], more?: { input?: string; codes?: readonly number[] }): Promise<Ran>
  /** Runs rsync between the machines; `source` and `target` that begin with ":" are paths there. */
  rsync(args: readonly string[], paths: { source: string; target: string; input?: string }): Promise<void>
  close(): Promise<void>
}

/** Sessions over one connection: servers allow ten. */
const sessions = 6

const quoted = (text: string) => `'${text.replaceAll("'", `'"'"'`)}'`

function failureOf(address: string, exitCode: number, stderr: string): CliError {
  const said = stderr.trim().split('\n').filter(Boolean)
  const text = `${address}: ${said.at(-1) ?? `ended with ${exitCode}`}`
  const problem = (code: string, hint: string) => new CliError(code, text, { hint })
  if (/host key|host identification/i.test(stderr)) {
    return problem(
      'host-key',
      'Compare the server’s key with its operator’s, and put it into known_hosts; nothing was sent.',
    )
  }
  if (/permission denied \(|too many authentication/i.test(stderr)) {
    return problem('target-refused', 'Name the key in ssh’s own configuration (LIVERY_SSH_CONFIG names another file).')
  }
  if (/no space left|disk quota/i.test(stderr)) {
    return problem('disk-full', 'Make room there; what is live is untouched.')
  }
  if (exitCode === 255 || exitCode === 12 || exitCode === 30) {
    return problem(
      'target-away',
      'What is live is untouched. Look whether the machine answers, then run the same command again.',
    )
  }
  return problem('target-failed', 'What is live is untouched.')
}

function start(command: string, args: readonly string[], input: string | undefined): Promise<Ran & { stderr: string }> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  const out: Buffer[] = []
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString()).slice(-4000)
  })
  // One that ends before it read everything says why by its exit code.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input ?? '')
  return new Promise((resolve, reject) => {
    child.once('error', (cause: NodeJS.ErrnoException) => {
      const hint = `Install ${command} on this machine (Debian: openssh-client, rsync).`
      reject(
        cause.code === 'ENOENT' ? new CliError('no-command', `There is no "${command}" here`, { hint, cause }) : cause,
      )
    })
    child.once('close', (exitCode) => resolve({ exitCode: exitCode ?? 255, stdout: Buffer.concat(out), stderr }))
  })
}

/** One connection to another machine for all that is asked of it. The server's key must be known: none is taken on trust. */
export function openShell(address: string, { host, port }: SshPlace, env: NodeJS.ProcessEnv = process.env): Shell {
  const limit = openLimit(sessions)
  const sockets = mkdtempSync(join(tmpdir(), 'livery-ssh-'))
  const strict = ['BatchMode=yes', 'StrictHostKeyChecking=yes', 'ConnectTimeout=15']
  // The folder is this run's alone, so the name need not say of which host it is. A socket's path is 104 bytes at most, 17 of
  // them ssh's own: the temporary folder may be a deep one.
  const shared = ['ControlMaster=auto', `ControlPath=${join(sockets, 's')}`, 'ControlPersist=60']
  const options = [
    ...(env.LIVERY_SSH_CONFIG ? ['-F', env.LIVERY_SSH_CONFIG] : []),
    ...(port === undefined ? [] : ['-p', port]),
    ...[...strict, ...shared].flatMap((option) => ['-o', option]),
  ]
  let first: Promise<unknown> | undefined
  /** The first opens the connection that the others use. */
  const inTurn = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (first) {
      await first
      return await limit(work)
    }
    const answer = limit(work)
    first = answer.catch(() => undefined)
    return await answer
  }
  return {
    run: (script, args, { input, codes = [] } = {}) =>
      inTurn(async () => {
        const line = ['sh', '-c', quoted(script), 'sh', ...args.map(quoted)].join(' ')
        const { exitCode, stdout, stderr } = await start('ssh', [...options, host, line], input)
        if (exitCode === 0 || codes.includes(exitCode)) return { exitCode, stdout }
        throw failureOf(address, exitCode, stderr)
      }),
    rsync: (args, { source, target, input }) =>
      inTurn(async () => {
        const there = (path: string) => (path.startsWith(':') ? `${host}${path}` : path)
        const remote = ['ssh', ...options].map((part) => (/[^\w@%+=:,./-]/.test(part) ? quoted(part) : part)).join(' ')
        const { exitCode, stderr } = await start(
          'rsync',
          [...args, '-e', remote, '--', there(source), there(target)],
          input,
        )
        // 23 and 24: a file was not there, which is found by what was brought.
        if (exitCode !== 0 && !(source.startsWith(':') && [23, 24].includes(exitCode))) {
          throw failureOf(address, exitCode, stderr)
        }
      }),
    async close() {
      if (first) await start('ssh', [...options, '-O', 'exit', host], undefined)
      rmSync(sockets, { recursive: true, force: true })
    },
  }
}
