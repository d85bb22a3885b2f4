import { spawnSync } from 'node:child_process'

/** How a command is run that sees a small disk of its own at a folder, or why this machine cannot do that. */
export type SmallDisk = { wrap(folder: string, kilobytes: number): string[] } | { impossible: string }

/** Mounts only the command itself sees, and that end with it; root needs no user namespace for them. */
function unshareWith(...flags: string[]): SmallDisk {
  return {
    wrap(folder, kilobytes) {
      const mount = 'mount -t tmpfs -o "size=$2" tmpfs "$1"'
      return ['unshare', ...flags, 'sh', '-c', `${mount} && shift 2 && exec "$@"`, 'sh', folder, `${kilobytes}k`]
    },
  }
}

/** Finds a way to have a full disk on this machine. */
export function smallDisk(folder: string): SmallDisk {
  const reasons: string[] = []
  for (const flags of [['-m'], ['-U', '-r', '-m']]) {
    const disk = unshareWith(...flags)
    if (!('wrap' in disk)) continue
    const [command = '', ...args] = [...disk.wrap(folder, 64), 'true']
    const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
    if (status === 0) return disk
    reasons.push((error?.message ?? stderr).trim())
  }
  return { impossible: `no mount of a small disk is allowed here (${reasons.join('; ')})` }
}
