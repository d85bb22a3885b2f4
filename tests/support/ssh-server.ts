import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

const daemon = '/usr/sbin/sshd'

/** What is missing of a machine that answers ssh; undefined where nothing is. */
export function lacksSsh(): string | undefined {
  if (!existsSync(daemon)) return 'openssh-server is not installed'
  const missing = ['ssh', 'rsync', 'flock'].find((command) => spawnSync(command, ['-V']).error !== undefined)
  return missing === undefined ? undefined : `${missing} is not installed`
}

export interface SshServer {
  /** "ssh://user@127.0.0.1:port": a path follows. */
  address: string
  /** A configuration of ssh that knows the server's key and has one of its own. */
  env: Record<string, string>
  /** Takes the server's key out of those that are known, and puts another in its place. */
  forgetKey(): void
  close(): Promise<void>
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

const keygen = (file: string) => execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file])

/** A real sshd on loopback, with keys of the test alone, as whoever runs the test. */
export async function startSsh(): Promise<SshServer> {
  const dir = mkdtempSync(join(tmpdir(), 'livery-sshd-'))
  chmodSync(dir, 0o700)
  for (const name of ['host', 'other', 'own']) keygen(join(dir, name))
  const port = await freePort()
  writeFileSync(join(dir, 'authorized'), readFileSync(join(dir, 'own.pub')), { mode: 0o600 })
  // As root sshd asks for a folder that a service would have made.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true })
  const lines = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${join(dir, 'host')}`,
    `AuthorizedKeysFile ${join(dir, 'authorized')}`,
    `PidFile ${join(dir, 'pid')}`,
    'PasswordAuthentication no',
    'KbdInteractiveAuthentication no',
    'PermitRootLogin prohibit-password',
    'UsePAM no',
    'StrictModes no',
  ]
  writeFileSync(join(dir, 'sshd_config'), `${lines.join('\n')}\n`)
  const server = spawn(daemon, ['-D', '-e', '-f', join(dir, 'sshd_config')], { stdio: 'ignore' })
  const ended = new Promise((resolve) => server.once('close', resolve))
  const know = (key: string) =>
    writeFileSync(join(dir, 'known'), `[127.0.0.1]:${port} ${readFileSync(join(dir, `${key}.pub`), 'utf8')}`)
  know('host')
  const config = [
    'Host *',
    `  IdentityFile ${join(dir, 'own')}`,
    '  IdentitiesOnly yes',
    `  UserKnownHostsFile ${join(dir, 'known')}`,
    '  GlobalKnownHostsFile none',
  ]
  writeFileSync(join(dir, 'config'), `${config.join('\n')}\n`)
  while (server.exitCode === null && !(await answers(port)));
  if (server.exitCode !== null) throw new Error(`sshd ended with ${server.exitCode}`)
  return {
    address: `ssh://${userInfo().username}@127.0.0.1:${port}`,
    env: { LIVERY_SSH_CONFIG: join(dir, 'config') },
    forgetKey: () => know('other'),
    async close() {
      server.kill()
      await ended
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
