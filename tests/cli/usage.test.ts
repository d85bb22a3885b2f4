import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TenantsFolder } from '#tests/support/livery.ts'
import { livery } from './support/warm-livery.ts'

const folder = new TenantsFolder()

beforeAll(() => {
  folder.copy('lite')
  folder.copy('bengal')
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '.'],
    [...author, 'commit', '-qm', 'Tenants'],
  ]) {
    execFileSync('git', ['-C', folder.cwd, ...args])
  }
})

afterAll(() => folder.remove())

const author = ['-c', 'user.name=Test', '-c', 'user.email=test@livery.example']

interface Wrong {
  args: readonly string[]
  code: string
  message: string | RegExp
  hint: string | RegExp | null
}

const wrong: readonly Wrong[] = [
  { args: ['biuld'], code: 'unknown-command', message: "unknown command 'biuld'", hint: 'Did you mean build?' },
  {
    args: ['build', '--tenent', 'lite'],
    code: 'unknown-option',
    message: "unknown option '--tenent'",
    hint: 'Did you mean --tenant?',
  },
  { args: ['list', '--jsn'], code: 'unknown-option', message: "unknown option '--jsn'", hint: 'Did you mean --json?' },
  {
    args: ['show'],
    code: 'missing-argument',
    message: "missing required argument 'tenant'",
    hint: 'Run it with --help to see what it takes.',
  },
  {
    args: ['build', '--out'],
    code: 'option-missing-argument',
    message: "option '-o, --out <dir>' argument missing",
    hint: 'Run it with --help to see what it takes.',
  },
  {
    args: ['sandbox', '--allow-host', 'http://acme.example'],
    code: 'bad-host',
    message: '--allow-host takes a name, which "http://acme.example" is not',
    hint: /without scheme, port or wildcard/,
  },
  {
    args: ['sandbox', '--trust-proxy', '10.0.0.0/33'],
    code: 'bad-proxy',
    message: '--trust-proxy takes an address or a range, which "10.0.0.0/33" is not',
    hint: /10\.0\.0\.0\/8/,
  },
  { args: ['doctor', 'lite'], code: 'excess-arguments', message: /^too many arguments for 'doctor'/, hint: /--help/ },
  {
    args: ['build', '--tenant', 'bengall'],
    code: 'no-such-tenant',
    message: 'There is no tenant "bengall"',
    hint: 'Did you mean "bengal"?',
  },
  {
    args: ['validate', '--tenant', 'zzz*'],
    code: 'no-such-tenant',
    message: 'There is no tenant "zzz*"',
    hint: 'The tenants are: bengal, lite.',
  },
  {
    args: ['validate', '--tenant', ''],
    code: 'no-such-tenant',
    message: 'There is no tenant ""',
    hint: /bengal, lite/,
  },
  { args: ['show', 'l*'], code: 'no-such-tenant', message: 'There is no tenant "l*"', hint: /bengal, lite/ },
  {
    args: ['list', '--tenants', 'nowhere'],
    code: 'no-tenants-folder',
    message: /^There is no folder ".*nowhere"$/,
    hint: 'Name the folder that holds the tenants with --tenants.',
  },
  {
    args: ['preview', '--port', '70000'],
    code: 'bad-port',
    message: '"70000" is not a port',
    hint: 'Use a number from 0 to 65535.',
  },
  { args: ['sandbox', '--port', 'http'], code: 'bad-port', message: '"http" is not a port', hint: /65535/ },
  { args: ['dev', '--port', ''], code: 'bad-port', message: '"" is not a port', hint: /65535/ },
  { args: ['create'], code: 'no-code', message: 'The new tenant needs a merchant code', hint: /^livery create <code>/ },
  {
    args: ['create', 'Bad_Code'],
    code: 'bad-code',
    message: '"Bad_Code" is not a merchant code',
    hint: 'It must be 2 to 32 lower-case letters, digits and hyphens, a letter first.',
  },
  {
    args: ['create', 'constructor'],
    code: 'bad-code',
    message: '"constructor" is not a merchant code',
    hint: 'It must not be "constructor": every JavaScript object has that name.',
  },
  { args: ['create', '../up'], code: 'bad-code', message: '"../up" is not a merchant code', hint: /hyphens/ },
  {
    args: ['create', 'lite'],
    code: 'code-taken',
    message: 'There is a folder "lite" already',
    hint: 'Choose another code; nothing was changed.',
  },
  {
    args: ['create', 'fresh', '--from', 'bengall'],
    code: 'no-such-tenant',
    message: 'There is no tenant "bengall"',
    hint: 'Did you mean "bengal"?',
  },
  {
    args: ['create', 'fresh', '--languages', 'EN,BM'],
    code: 'bad-languages',
    message: 'There is no language "BM"',
    hint: /^Did you mean "[A-Z]{2}"\?$/,
  },
  {
    args: ['create', 'fresh', '--currency', 'EURO'],
    code: 'bad-currency',
    message: 'There is no currency "EURO"',
    hint: 'Did you mean "EUR"?',
  },
  {
    args: ['create', 'fresh', '--time-zone', 'Asia/Daka'],
    code: 'bad-time-zone',
    message: 'There is no time zone "Asia/Daka"',
    hint: 'Did you mean "Asia/Dhaka"?',
  },
  {
    args: ['create', 'fresh', '--colour', 'bluish'],
    code: 'bad-colour',
    message: '"bluish" is no colour that CSS knows',
    hint: 'Write it as #rrggbb.',
  },
  {
    args: ['banner', '--from', 'https://gateway.acme.example/wps'],
    code: 'bad-address',
    message: '--from takes the origin of a gateway, not "https://gateway.acme.example/wps"',
    hint: /^Write it without a path/,
  },
  {
    args: ['create', 'fresh', '--domain', 'https://x.example'],
    code: 'bad-domain',
    message: '"https://x.example" is not a host name',
    hint: 'Write it in lower case, such as "play.example".',
  },
]

const inRepository: readonly Wrong[] = [
  {
    args: ['affected', '--since', 'mian'],
    code: 'no-such-revision',
    message: /^There is no revision "mian" in /,
    hint: 'Did you mean "main"?',
  },
  {
    args: ['diff', 'lite', '--since', 'nope'],
    code: 'no-such-revision',
    message: /^There is no revision "nope" in /,
    hint: 'Branches and tags here: main.',
  },
]

const servers = ['preview', 'sandbox', 'dev']

const takesJson = ([command = '']: readonly string[]) => !servers.includes(command)
const lineOf = ([command = '', ...rest]: readonly string[]) => [
  command,
  ...(takesJson([command]) ? ['--json'] : []),
  ...rest,
]

test.each([...wrong, ...inRepository])('livery $args is wrong usage', async ({ args, code, message, hint }) => {
  const run = await livery(lineOf(args), { cwd: folder.cwd })
  const like = (text: string | RegExp | null) => (text instanceof RegExp ? expect.stringMatching(text) : text)
  expect(run.exitCode).toBe(2)
  const [first = '', second = ''] = run.stderr.split('\n')
  expect([first.replace(/^livery: /, ''), second.trim()]).toEqual([like(message), like(hint)])
  expect(run.stderr).not.toMatch(/\n {4}at /)
  if (!takesJson(args)) return expect(run.stdout).toBe('')
  expect(run.json<object>()).toEqual({ ok: false, error: { code, message: like(message), hint: like(hint) } })
  expect(run.stdout.trimEnd().split('\n')).toHaveLength(1)
})

test('a command that fails leaves nothing behind', () => {
  expect(readdirSync(folder.path())).toEqual(['bengal', 'lite'])
})

test('without a command the help is shown and the exit code is 2', async () => {
  const run = await livery([])
  expect(run.exitCode).toBe(2)
  expect(run.stdout).toBe('')
  expect(run.stderr).toContain('Usage: livery [options] [command]')
  expect(run.stderr).toContain('livery: no command was named')
})

test('help and version are answers: stdout, exit code 0', async () => {
  const [help, version] = await Promise.all([livery(['--help']), livery(['--version'])])
  expect(help).toMatchObject({ exitCode: 0, stderr: '' })
  for (const name of ['build', 'validate', 'list', 'show', 'create', 'dev', 'preview', 'sandbox']) {
    expect(help.stdout).toMatch(new RegExp(`^ {2}${name} .+`, 'm'))
  }
  expect(version).toMatchObject({ exitCode: 0, stderr: '' })
  expect(version.stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})

const helped = ['build', 'validate', 'list', 'show', 'create', 'dev', 'preview', 'sandbox']

test.each(helped)('%s --help says options, defaults and examples', async (name) => {
  const { exitCode, stdout } = await livery([name, '--help'])
  expect(exitCode).toBe(0)
  expect(stdout).toContain('--tenants <dir>')
  expect(stdout).toMatch(/\(default: "tenants"\)/)
  expect(stdout).toMatch(new RegExp(`Examples:\\n {2}livery ${name}`))
})
