import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Random } from '#tests/support/generated-random.ts'

/** A tenant's folder that is being spoilt. */
export interface Victim {
  code: string
  /** Absolute. */
  path(...steps: string[]): string
  read(file: string): string
  /** Takes the place of whatever is there. */
  write(file: string, content: string | Uint8Array): void
  remove(file: string): void
}

/** One way to spoil a folder, so that there must be a finding. */
export interface Mutation {
  what: string
  spoil(victim: Victim, random: Random): void
}

export function victimAt(dir: string, code: string): Victim {
  const path = (...steps: string[]) => join(dir, ...steps)
  const remove = (file: string) => rmSync(path(file), { recursive: true, force: true })
  return {
    code,
    path,
    remove,
    read: (file) => readFileSync(path(file), 'utf8'),
    write(file, content) {
      remove(file)
      mkdirSync(dirname(path(file)), { recursive: true })
      writeFileSync(path(file), content)
    },
  }
}

/** Texts that break what takes texts for tame ones. */
export const naughtyTexts = [
  '',
  ' ',
  '\t\n',
  'null',
  'undefined',
  'NaN',
  '1e9999',
  '-1',
  '0x41',
  '../../../../etc/passwd',
  '/etc/passwd',
  'C:\\CON',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE tenants; --",
  '{{7*7}}<%= 7*7 %>#{7*7}',
  '$(touch /tmp/owned)',
  '`id`',
  '%s%n%x',
  '%00',
  '\0',
  '\u0007\u001b[31m',
  '\ufeff',
  '\u200b',
  '\u202egnp.exe',
  '\u2066x\u2069',
  'ﷺ',
  'Z̸̢͝a̶͇͠l̷̰̈g̵̻͐o̸͍̕',
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '\ud800',
  'İıßſ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'x'.repeat(5000),
  '{color.bg}',
  'https://',
  'https://[::1',
  'https://user:secret@host',
  'https://host/path?query#fragment',
  'https://ｈｏｓｔ',
  'http://127.0.0.1',
  '*.example',
  'xn--',
  `${'a.'.repeat(300)}example`,
] as const
