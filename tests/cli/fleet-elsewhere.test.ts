import { appendFileSync, chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { bucketPlace } from '#tests/support/bucket-place.ts'
import { FleetScene, folderPlace, type Place } from '#tests/support/fleet-scene.ts'
import { startS3 } from '#tests/support/s3-server.ts'
import { scratch } from '#tests/support/scratch.ts'
import { lacksSsh, startSsh } from '#tests/support/ssh-server.ts'

const lacking = lacksSsh()
if (lacking !== undefined && process.env.CI) throw new Error(`${lacking}: scripts/install-servers installs it`)
if (lacking !== undefined) process.stderr.write(`skipped: ${lacking} (scripts/install-servers)\n`)

interface FleetObject {
  ok: boolean
  target: string
  sums: object
  run: { id: string; state: string } | null
  tenants: {
    code: string
    live: { id: string; label: string; key: string; firstLoad: number } | null
    previous: { id: string } | null
    releases: number
    profile: string | null
    findings: { code: string; text: string }[]
    cohort: object | null
  }[]
}

/** Ways to spoil what is there, as nobody who releases does. */
interface Elsewhere {
  place: Place
  append(path: string, text: string): void
  remove(path: string): void
  close(): Promise<void>
}

async function bucket(): Promise<Elsewhere> {
  const s3 = await startS3()
  return {
    place: bucketPlace(s3),
    append(path, text) {
      const was = s3.objects.get(`livery/${path}`) ?? new Uint8Array()
      s3.objects.set(`livery/${path}`, Buffer.concat([was, Buffer.from(text)]))
    },
    remove: (path) => void s3.objects.delete(`livery/${path}`),
    close: () => s3.close(),
  }
}

async function machine(): Promise<Elsewhere> {
  const server = await startSsh()
  const www = join(scratch(), 'www')
  return {
    place: { ...folderPlace(www), to: server.address + www, env: server.env },
    append(path, text) {
      chmodSync(join(www, path), 0o644)
      appendFileSync(join(www, path), text)
    },
    remove: (path) => rmSync(join(www, path)),
    close: () => server.close(),
  }
}

const closing: (() => Promise<void> | void)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

const kinds = [
  { name: 'object storage', open: bucket, isThere: true, versions: ['v1', 'v2'] },
  { name: 'another machine', open: machine, isThere: lacking === undefined, versions: ['v1'] },
]

describe.each(kinds.filter(({ isThere }) => isThere))('$name', ({ open, versions }) => {
  test('is read as a folder is: tenants, runs, findings, and with --verify every byte', async () => {
    const { place, append, remove, close } = await open()
    const scene = new FleetScene(2, place)
    closing.push(close, () => scene.remove())
    const read = async (args: readonly string[] = []) => {
      const run = await scene.run(['fleet', '--tenants', 'none', '--json', ...args])
      expect(run.stderr).toBe('')
      return { ...run.json<FleetObject>(), exitCode: run.exitCode }
    }
    const verify = ['--verify', '--public-key', `${scene.key}.pub`, '--exit-code']

    expect(await read()).toMatchObject({ ok: true, tenants: [], run: null })
    for (const version of versions) {
      scene.write(version)
      const released = await scene.release(['--cohort', '50%,100%', '--wait', '0'])
      expect(released.exitCode, released.stderr).toBe(0)
    }
    const fleet = await read(verify)
    expect(fleet).toMatchObject({ ok: true, exitCode: 0, target: place.to, run: { state: 'done' } })
    expect(fleet.tenants.map(({ code }) => code)).toEqual(scene.codes)
    for (const { code, ...tenant } of fleet.tenants) {
      expect(tenant).toMatchObject({
        live: { id: place.liveFolder(code)?.split('/').at(-1), label: place.runs().at(-1)?.id, firstLoad: 1 },
        releases: versions.length,
        profile: '01234567',
        cohort: { state: 'live' },
      })
      const others = place.releases(code).filter((id) => id !== tenant.live?.id)
      expect(others).toEqual(tenant.previous ? [tenant.previous.id] : [])
      expect(tenant.findings.map((finding) => finding.code)).toEqual(['let-pass', 'let-pass', 'not-checked'])
    }

    const [first = '', second = ''] = scene.codes
    append(`${place.liveFolder(first)}/robots.txt`, 'Disallow: /\n')
    remove(`${place.liveFolder(second)}/livery.json`)
    const spoilt = await read(verify)
    expect(spoilt).toMatchObject({ ok: false, exitCode: 1 })
    const texts = Object.fromEntries(
      spoilt.tenants.map(({ code, findings }) => [code, findings.map(({ text }) => text)]),
    )
    expect(texts[first]).toContain('robots.txt is not what it was')
    expect(texts[second]).toEqual(
      expect.arrayContaining(['livery.json is missing', 'livery.json of what is live cannot be read']),
    )
  })
})

test('a bucket where something else stands for what is live is a finding, and one that does not answer is an error', async () => {
  const s3 = await startS3()
  const scene = new FleetScene(2, bucketPlace(s3))
  closing.push(
    () => s3.close(),
    () => scene.remove(),
  )
  scene.write('v1')
  expect((await scene.release()).exitCode).toBe(0)
  const [first = '', second = ''] = scene.codes
  s3.objects.set(`livery/${first}/current.json`, Buffer.from('{}'))
  s3.objects.delete(`livery/${second}/current.json`)
  const fleet = (await scene.run(['fleet', '--tenants', 'none', '--json'])).json<FleetObject>()
  const found = fleet.tenants.map(({ live, findings }) => [live, findings[0]?.code, findings[0]?.text])
  expect(found).toEqual([
    [null, 'not-live', expect.stringContaining('nothing that livery wrote')],
    [null, 'not-live', 'none of its releases is live'],
  ])
  s3.fault = () => 403
  const away = await scene.run(['fleet', '--tenants', 'none', '--json'])
  expect(away.exitCode).toBe(1)
  expect(away.json<{ ok: boolean; error: { hint: string } }>()).toMatchObject({ ok: false })
})
