import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import type { Random } from '#tests/support/generated-random.ts'
import { drawings } from './drawings.ts'
import { type Mutation, naughtyTexts, type Victim } from './mutation.ts'

const needed = ['tenant.json', 'assets/logo.svg', 'assets/favicon.svg']
const read = [...needed, 'themes/both.tokens.json', 'themes/light.tokens.json', 'locales/en/shell.json', 'demo.json']

/** Makes something at a path where nothing is, in a folder that is there. */
function put(victim: Victim, file: string, make: (path: string) => void): void {
  victim.write(file, '')
  victim.remove(file)
  make(victim.path(file))
}

/** As a file system takes them: no slash, no NUL, 255 bytes. */
const names = naughtyTexts.filter((text) => text !== '' && !/[/\0\ud800]/.test(text) && Buffer.byteLength(text) < 200)

const badTokens = [
  '{"color":{"bg":{"$value":"{color.bg}"}}}',
  '{"color":{"bg":{"$value":"{color.text-1}"},"text-1":{"$value":"{color.bg}"}}}',
  '{"color":{"bg":{"$value":"{color}"}}}',
  '{"color":{"bg":{"$value":"{nothing.there}"}}}',
  '{"color":{"bg":{"$value":{"colorSpace":"oklch","components":[1e999,-5,"x"]}}}}',
  '{"color":{"bg":{"$value":{"colorSpace":"cmyk","components":[0,0,0,0]}}}}',
  '{"color":{"bg":{"$value":"red;}body{display:none"}}}',
  '{"color":{"text-1":{"$value":{"colorSpace":"oklch","components":[0.2,0,0]}},"bg":{"$value":{"colorSpace":"oklch","components":[0.2,0,0]}}}}',
  '{"radius":{"card":{"$value":{"value":1e400,"unit":"px"}}}}',
  '{"radius":{"card":{"$value":{"value":4,"unit":"parsec"}}}}',
  '{"radius":{"card":{"$value":{"value":"4","unit":"px"}}}}',
  '{"radius":{"card":{"$type":"gradient","$value":[]}}}',
  '{"radius":{"card":4}}',
  '{"radius":{"nothing":{"$value":{"value":4,"unit":"px"}}}}',
  '{"font":{"text":{"$value":7}}}',
  '{"shadow":null}',
  '{"$value":1}',
]

const badStrings = [
  '{"loading":1}',
  '{"loading":null}',
  '{"loading":[]}',
  '{"loading":""}',
  '{"loading":"{{count}}"}',
  '{"loading":{"more":"x"}}',
  '{"__proto__":{"loading":"x"}}',
  '{"nothing":"x"}',
  '{"category":"x"}',
]

const spoils: Record<string, (victim: Victim, random: Random) => void> = {
  'a file that is missing': (victim, random) => victim.remove(random.pick(needed.slice(1))),
  'a folder where a file should be': (victim, random) => put(victim, random.pick(read), (path) => mkdirSync(path)),
  'a pipe where a file should be': (victim, random) =>
    put(victim, random.pick(read), (path) => execFileSync('mkfifo', [path])),
  'a link that leads nowhere': (victim, random) =>
    put(victim, random.pick(needed), (path) => symlinkSync('nowhere', path)),
  'a link to itself': (victim, random) =>
    put(victim, random.pick(needed), (path) => symlinkSync(path.split('/').at(-1) ?? '', path)),
  'two links to each other': (victim) => {
    put(victim, 'assets/logo.svg', (path) => symlinkSync('favicon.svg', path))
    put(victim, 'assets/favicon.svg', (path) => symlinkSync('logo.svg', path))
  },
  'a link to outside': (victim, random) =>
    put(victim, random.pick(read), (path) =>
      symlinkSync(random.pick(['/etc/passwd', '/proc/self/environ', '/dev/zero', '/dev/stdin', '/', '../../..']), path),
    ),
  'a folder that is a link': (victim, random) =>
    put(victim, `assets/${random.pick(['more', 'again'])}`, (path) =>
      symlinkSync(random.pick(['.', '..', '/etc']), path),
    ),
  'a file of gigabytes': (victim, random) =>
    put(victim, random.pick(read), (path) => {
      writeFileSync(path, '{')
      truncateSync(path, random.whole(2, 40) * 1_000_000_000)
    }),
  'an asset that is none': (victim, random) =>
    put(victim, `assets/${random.pick(names)}.${random.pick(['exe', 'html', 'js', 'gif', 'svgz', ''])}`, (path) =>
      writeFileSync(path, 'MZ'),
    ),
  'a picture that is another thing': (victim, random) =>
    put(victim, `assets/${random.pick(names)}.${random.pick(['png', 'jpg', 'webp', 'woff2'])}`, (path) =>
      writeFileSync(path, '<script>alert(1)</script>'),
    ),
  'a drawing that is not plain': (victim, random) =>
    victim.write(random.pick(['assets/logo.svg', 'assets/favicon.svg', 'assets/extra.svg']), random.pick(drawings)),
  'tokens that cannot be': (victim, random) =>
    victim.write(`themes/${random.pick(['both', 'dark'])}.tokens.json`, random.pick(badTokens)),
  'strings that cannot be': (victim, random) => victim.write('locales/en/shell.json', random.pick(badStrings)),
  'strings of no language': (victim, random) =>
    victim.write(`locales/${random.pick(names)}/shell.json`, '{"loading":"x"}'),
  'strings of no namespace': (victim, random) =>
    victim.write(`locales/en/${random.pick(names)}.json`, '{"loading":"x"}'),
}

export const wrongFiles: readonly Mutation[] = Object.entries(spoils).map(([what, spoil]) => ({ what, spoil }))
