import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putCommand, putNearSsh } from '#tests/support/near-ssh.ts'
import { scratch } from '#tests/support/scratch.ts'
import { openShell, parseSshAddress } from './shell.ts'

const place = { host: 'deploy@web1', port: '2222', path: '/srv/www' }
let dir = ''
let calls: () => string[]
beforeEach(() => {
  dir = scratch({ 'tmp/': '' })
  calls = putNearSsh(join(dir, 'bin'))
  vi.stubEnv('TMPDIR', join(dir, 'tmp'))
})
afterEach(() => vi.unstubAllEnvs())

const open = (env: NodeJS.ProcessEnv = {}) => openShell('ssh://web1/srv/www', place, env)

test.each([
  ['ssh://web1/srv/www', { host: 'web1', port: undefined, path: '/srv/www' }],
  ['ssh://deploy@web1.example.com:2222/srv/www/', { host: 'deploy@web1.example.com', port: '2222', path: '/srv/www' }],
  ['ssh://a.b-c_d@10.0.0.7/x///', { host: 'a.b-c_d@10.0.0.7', port: undefined, path: '/x' }],
  ['ssh://web1/srv/.hidden/a-', { host: 'web1', port: undefined, path: '/srv/.hidden/a-' }],
])('%s is a machine and a folder', (address, expected) => {
  expect(parseSshAddress(address)).toEqual(expected)
})

test.each([
  'ssh://web1',
  'ssh://web1/',
  'ssh://web1:/srv',
  'ssh://web1:123456/srv',
  'ssh:///srv',
  'ssh://web1/srv/../etc',
  'ssh://web1/./srv',
  'ssh://web1/srv//www',
  'ssh://web1/srv/my sites',
  "ssh://web1/srv/'x'",
  'ssh://web1/srv/$HOME',
  'ssh://user:secret@web1/srv',
  'ssh://-oProxyCommand=x/srv',
  'ssh://-Fconfig/srv',
  'ssh://-Fconfig@web1/srv',
  'ssh://web1\n/srv',
  'scp://web1/srv',
])('%j is no folder of another machine', (address) => {
  expect(() => parseSshAddress(address)).toThrow(expect.objectContaining({ code: 'bad-target', exitCode: 2 }))
})

const hostile = ["it's", '"', '$HOME $(id) `id`', '\\', '', '; exit 9', '*', 'two\nlines', '-n', "'\"'\"'", 'ü']

test('words arrive on the other machine as they were given, whatever is in them', async () => {
  const shell = open()
  const { stdout } = await shell.run(`for word; do printf '[%s]' "$word"; done`, hostile)
  expect(stdout.toString()).toBe(hostile.map((word) => `[${word}]`).join(''))
  await shell.close()
})

test('what goes in and comes out is bytes', async () => {
  const shell = open()
  expect((await shell.run('cat', [], { input: 'a\0b' })).stdout).toEqual(Buffer.from('a\0b'))
  expect((await shell.run(String.raw`printf '\377\376'`, [])).stdout).toEqual(Buffer.from([0xff, 0xfe]))
  expect((await shell.run('exit 0', [], { input: 'x'.repeat(1_000_000) })).exitCode).toBe(0)
  await shell.close()
})

test('an exit code that means something is an answer, every other is a failure', async () => {
  const shell = open()
  expect(await shell.run('printf part; exit 74', [], { codes: [74, 75] })).toMatchObject({ exitCode: 74 })
  await expect(shell.run('exit 76', [], { codes: [74, 75] })).rejects.toMatchObject({
    code: 'target-failed',
    message: 'ssh://web1/srv/www: ended with 76',
  })
  await shell.close()
})

test.each([
  ['Host key verification failed.', 255, 'host-key'],
  ['@ WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED! @', 255, 'host-key'],
  ['deploy@web1: Permission denied (publickey).', 255, 'target-refused'],
  ['Received disconnect: Too many authentication failures', 255, 'target-refused'],
  ['cat: write error: No space left on device', 1, 'disk-full'],
  ['mkdir: Disk quota exceeded', 1, 'disk-full'],
  ['ssh: connect to host web1 port 22: Connection refused', 255, 'target-away'],
  ['rsync error: error in rsync protocol data stream', 12, 'target-away'],
  ['rsync error: timeout in data send/receive', 30, 'target-away'],
  ['mkdir: cannot create directory: Permission denied', 1, 'target-failed'],
])('%j with %i is %s', async (said, exitCode, code) => {
  const shell = open()
  const script = `echo first >&2; printf '%s\\n\\n' "$1" >&2; exit ${exitCode}`
  await expect(shell.run(script, [said])).rejects.toMatchObject({ code, message: `ssh://web1/srv/www: ${said}` })
  await shell.close()
})

test('a connection that is killed is a machine that is away, and the next question is asked all the same', async () => {
  const shell = open()
  const [first, second] = await Promise.allSettled([shell.run('kill -9 $PPID', []), shell.run('echo well', [])])
  expect(first).toMatchObject({ status: 'rejected', reason: { code: 'target-away' } })
  expect(second).toMatchObject({ status: 'fulfilled', value: { stdout: Buffer.from('well\n') } })
  await shell.close()
})

test('a key is never taken on trust, and nobody is asked for a password', async () => {
  const shell = open({ LIVERY_SSH_CONFIG: '/etc/own config' })
  await shell.run('true', [])
  expect(calls()[0]).toMatch(/^-F \/etc\/own config -p 2222 -o BatchMode=yes -o StrictHostKeyChecking=yes /)
  expect(calls()[0]).toContain(' deploy@web1 ')
  await shell.close()
})

test('one connection is shared, ended at the end, and leaves nothing', async () => {
  const shell = open()
  await Promise.all(['1', '2', '3'].map((word) => shell.run('echo "$1"', [word])))
  const sockets = calls().map((call) => /ControlPath=(\S+)/.exec(call)?.[1])
  expect(new Set(sockets).size).toBe(1)
  await shell.close()
  expect(calls().at(-1)).toMatch(/-O exit deploy@web1$/)
  expect(readdirSync(join(dir, 'tmp'))).toEqual([])
  const unused = open()
  await unused.close()
  expect(calls()).toHaveLength(4)
  expect(readdirSync(join(dir, 'tmp'))).toEqual([])
})

test('without ssh one is told what to install', async () => {
  vi.stubEnv('PATH', join(dir, 'tmp'))
  const shell = open()
  await expect(shell.run('true', [])).rejects.toMatchObject({ code: 'no-command', message: 'There is no "ssh" here' })
})

/** Notes its words, one a line, and ends as the test says. */
function putRsync(exitCode: number): () => string[] {
  const log = join(dir, 'rsync.log')
  putCommand(
    join(dir, 'bin'),
    'rsync',
    `#!/bin/sh\nprintf '%s\\n' "$@" > '${log}'\ncat >> '${log}'\nexit ${exitCode}\n`,
  )
  writeFileSync(log, '')
  return () => readFileSync(log, 'utf8').split('\n')
}

test('rsync is told the machine, and which ssh to take, with words of its own kept together', async () => {
  const words = putRsync(0)
  const shell = open({ LIVERY_SSH_CONFIG: '/etc/own config' })
  await shell.rsync(['--recursive'], { source: ':/srv/www/a/', target: '/tmp/b/', input: 'a.js\n' })
  const [recursive, dashE, ssh, ...rest] = words()
  expect([recursive, dashE]).toEqual(['--recursive', '-e'])
  expect(ssh).toMatch(/^ssh -F '\/etc\/own config' -p 2222 -o BatchMode=yes /)
  expect(rest).toEqual(['--', 'deploy@web1:/srv/www/a/', '/tmp/b/', 'a.js', ''])
  await shell.close()
})

test.each([23, 24])('files that are not there (%i) are no failure of bringing, but of sending', async (exitCode) => {
  putRsync(exitCode)
  const shell = open()
  await shell.rsync([], { source: ':/srv/a/', target: '/tmp/b/' })
  await expect(shell.rsync([], { source: '/tmp/b/', target: ':/srv/a/' })).rejects.toMatchObject({
    code: 'target-failed',
  })
  await shell.close()
})
