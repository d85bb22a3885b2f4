import { sha256 } from '#cli/fs/hash.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { isReleaseId, stageName } from '../../layout.ts'
import type { RunFiles } from '../../target.ts'
import type { FarEntry, FarPointer, FarStorage, Upload } from '../far-storage.ts'
import { holderOf, takeLease } from '../lease.ts'
import * as scripts from './scripts.ts'
import type { Shell, SshPlace } from './shell.ts'

const { notAsBefore, notOurs } = scripts

/** rsync takes so many folders whose files may be linked. */
const maxLinked = 20

const isCode = (name: string) => /^[a-z][a-z0-9-]{1,31}$/.test(name)
const linesOf = (bytes: Buffer) => bytes.toString('utf8').split('\n').filter(Boolean)

function parseEntries(text: string): Map<string, FarEntry> {
  const [sizes = '', hashes = ''] = text.split('\n--\n')
  const entries = new Map<string, FarEntry>()
  for (const line of sizes.split('\n')) {
    const [, bytes, path] = /^(-1|\d+) {2}\.\/(.+)$/.exec(line) ?? []
    if (path !== undefined) entries.set(path, { bytes: Number(bytes) })
  }
  for (const line of hashes.split('\n')) {
    const [, hash, path = ''] = /^([0-9a-f]{64}) [ *]\.\/(.+)$/.exec(line) ?? []
    const entry = entries.get(path)
    if (hash !== undefined && entry) entries.set(path, { ...entry, sha256: hash })
  }
  return entries
}

function runsOf(shell: Shell, path: string): RunFiles {
  const codes = [notAsBefore]
  const files: Pick<RunFiles, 'read' | 'write'> = {
    async read(name) {
      const { exitCode, stdout } = await shell.run(scripts.readRunScript, [path, name], { codes })
      return exitCode === 0 ? { text: stdout.toString('utf8'), version: sha256(stdout) } : undefined
    },
    async write(name, text, before) {
      const args = [path, name, before ?? 'none']
      const { exitCode } = await shell.run(scripts.writeRunScript, args, { input: text, codes })
      return exitCode === 0 ? sha256(text) : undefined
    },
  }
  return {
    ...files,
    list: async () => linesOf((await shell.run(scripts.listRunsScript, [path])).stdout).sort(),
    lock: () => takeLease(files),
    holder: () => holderOf(files),
  }
}

async function upload(shell: Shell, path: string, { tenant, id, dir, files, known }: Upload): Promise<void> {
  const stage = stageName(id)
  const releases = `${path}/${tenant}/releases`
  await shell.run(scripts.makeScript, [path, tenant, id])
  const earlier = [...new Set([...known.values()].map((file) => file.id))].slice(0, maxLinked)
  const links = earlier.map((other) => `--link-dest=../${other}`)
  const how = ['--recursive', '--perms', '--chmod=D755,F444', '--checksum', ...links]
  await shell.rsync(how, { source: `${dir}/`, target: `:${releases}/${stage}/` })
  const list = Object.entries(files).map(([file, mark]) => `${mark.sha256}  ./${file}\n`)
  const options = { input: list.join(''), codes: [notAsBefore] }
  const { exitCode } = await shell.run(scripts.finishScript, [path, tenant, id, stage], options)
  if (exitCode === 0) return
  throw new CliError('upload-damaged', `What is in ${releases}/${stage} is not what was sent`, {
    hint: 'Check the disk there, then release again; what is live is untouched.',
  })
}

/** Releases on another machine, laid out as in a folder of this one. */
export function sshStorage(shell: Shell, { path }: SshPlace, address: string): FarStorage {
  const notLivery = (tenant: string) =>
    new CliError('current-not-release', `${address}/${tenant}/current is no link to a release`, {
      hint: 'Move it away if nothing serves it; livery replaces only what it made.',
    })
  return {
    address,
    kind: 'ssh',
    codes: async () =>
      linesOf((await shell.run(scripts.codesScript, [path])).stdout)
        .filter(isCode)
        .sort(),
    ids: async (tenant) =>
      linesOf((await shell.run(scripts.idsScript, [path, tenant])).stdout)
        .filter(isReleaseId)
        .sort()
        .reverse(),
    async pointer(tenant): Promise<FarPointer | undefined> {
      const { exitCode, stdout } = await shell.run(scripts.pointerScript, [path, tenant], { codes: [notOurs] })
      const [since, link] = linesOf(stdout)
      if (exitCode === 0 && (since === undefined || link === undefined)) return undefined
      const id = link?.replace(/^releases\//, '') ?? ''
      if (exitCode !== 0 || link === undefined || link === id || !isReleaseId(id)) throw notLivery(tenant)
      return { id, since: new Date(Number(since) * 1000), version: link }
    },
    entries: async (tenant, id) =>
      parseEntries((await shell.run(scripts.entriesScript, [path, tenant, id])).stdout.toString('utf8')),
    async read(tenant, id, file) {
      const options = { codes: [notAsBefore] }
      const { exitCode, stdout } = await shell.run(scripts.readScript, [path, tenant, id, file], options)
      return exitCode === 0 ? stdout : undefined
    },
    async readStart({ tenant, id }, file, limit) {
      const args = [path, tenant, id, file, String(limit)]
      const { exitCode, stdout } = await shell.run(scripts.readStartScript, args, { codes: [notAsBefore] })
      return exitCode === 0 ? stdout : undefined
    },
    fetch: (tenant, id, { paths, into }) =>
      shell.rsync(['--recursive', '--files-from=-', '--ignore-missing-args'], {
        source: `:${path}/${tenant}/releases/${id}/`,
        target: `${into}/`,
        input: paths.map((file) => `${file}\n`).join(''),
      }),
    upload: (release) => upload(shell, path, release),
    async point(tenant, id, before) {
      const args = [path, tenant, before?.version ?? '', id === null ? '' : `releases/${id}`]
      const { exitCode } = await shell.run(scripts.pointScript, args, { codes: [notAsBefore, notOurs] })
      if (exitCode === notOurs) throw notLivery(tenant)
      return exitCode === 0
    },
    remove: async (tenant, id) => void (await shell.run(scripts.removeScript, [path, tenant, id])),
    requireWritable: async () => void (await shell.run(scripts.writableScript, [path])),
    runs: runsOf(shell, path),
    close: () => shell.close(),
  }
}
