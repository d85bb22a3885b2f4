import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { vi } from 'vitest'

/** Stands in for ssh: passes its options over, notes the host, and has a shell of this machine run what follows. */
const nearSsh = (log: string) => `#!/bin/sh
printf '%s\\n' "$*" >> '${log}'
case " $* " in *" -O exit "*) exit 0;; esac
while [ $# -gt 0 ]; do case "$1" in -F|-p|-o|-l) shift 2;; *) break;; esac; done
shift
exec sh -c "$*"
`

/** Puts a command of that name before all others, for the running test: vi.unstubAllEnvs() takes it away. */
export function putCommand(dir: string, name: string, script: string): void {
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, name), script)
  chmodSync(join(dir, name), 0o755)
  const path = process.env.PATH ?? ''
  if (!path.startsWith(dir)) vi.stubEnv('PATH', `${dir}${delimiter}${path}`)
}

/** An "ssh" that leads to this machine, without a server or keys. Gives how it was called, a line a call. */
export function putNearSsh(dir: string): () => string[] {
  const log = join(dir, 'ssh.log')
  putCommand(dir, 'ssh', nearSsh(log))
  writeFileSync(log, '')
  return () => readFileSync(log, 'utf8').split('\n').filter(Boolean)
}
