import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Imports that each break one rule of the house, and the rule that must say so. */
const violations: Record<string, { files: Record<string, string>; rule: string }> = {
  'ui imports the app': {
    files: {
      'src/ui/a.ts': "import { b } from '../app/b.ts'\nexport const a = b\n",
      'src/app/b.ts': 'export const b = 1\n',
    },
    rule: 'ui-imports-only-lib',
  },
  'the service worker imports a page’s part': {
    files: {
      'src/worker/a.ts': "import { b } from '../lib/b.ts'\nexport const a = b\n",
      'src/lib/b.ts': 'export const b = 1\n',
    },
    rule: 'worker-imports-only-the-contract',
  },
  'a page imports the service worker': {
    files: {
      'src/lib/a.ts': "import { b } from '../worker/b.ts'\nexport const a = b\n",
      'src/worker/b.ts': 'export const b = 1\n',
    },
    rule: 'nothing-imports-the-worker',
  },
  'a feature imports another': {
    files: {
      'src/features/one/c.ts': "import { d } from '../two/d.ts'\nexport const c = d\n",
      'src/features/two/d.ts': 'export const d = 1\n',
    },
    rule: 'features-never-import-each-other-or-the-app',
  },
  'the site imports the command': {
    files: {
      'src/lib/e.ts': "import { f } from '../../cli/tenant/f.ts'\nexport const e = f\n",
      'cli/tenant/f.ts': 'export const f = 1\n',
    },
    rule: 'src-imports-only-the-contract',
  },
  'the command imports the site': {
    files: {
      'cli/locale/m.ts': "import { n } from '../../src/i18n/n.ts'\nexport const m = n\n",
      'src/i18n/n.ts': 'export const n = 1\n',
    },
    rule: 'cli-never-imports-src',
  },
  'the contract imports the sandbox': {
    files: {
      'contract/o.ts': "import { p } from '../sandbox/p.ts'\nexport const o = p\n",
      'sandbox/p.ts': 'export const p = 1\n',
    },
    rule: 'contract-stands-alone',
  },
  'the sandbox imports the site': {
    files: {
      'sandbox/q.ts': "import { r } from '../src/lib/r.ts'\nexport const q = r\n",
      'src/lib/r.ts': 'export const r = 1\n',
    },
    rule: 'sandbox-imports-only-the-contract',
  },
  'the floor of the sandbox imports its server': {
    files: {
      'sandbox/lib/ae.ts': "import { af } from '../server/af.ts'\nexport const ae = af\n",
      'sandbox/server/af.ts': 'export const af = 1\n',
    },
    rule: 'sandbox-lib-is-the-floor',
  },
  'the server of the sandbox imports the members': {
    files: {
      'sandbox/server/ag.ts': "import { ah } from '../members/ah.ts'\nexport const ag = ah\n",
      'sandbox/members/ah.ts': 'export const ah = 1\n',
    },
    rule: 'sandbox-server-imports-only-what-is-below',
  },
  'the ledger of the sandbox imports an area, by type alone': {
    files: {
      'sandbox/ledger/ai.ts': "import type { Aj } from '../areas/three/aj.ts'\nexport const ai: Aj = 1\n",
      'sandbox/areas/three/aj.ts': 'export type Aj = number\n',
    },
    rule: 'sandbox-kernels-never-import-areas',
  },
  'an area of the sandbox imports the list of areas': {
    files: {
      'sandbox/areas/four/ak.ts': "import { al } from '../../al.ts'\nexport const ak = al\n",
      'sandbox/al.ts': 'export const al = 1\n',
    },
    rule: 'sandbox-areas-never-import-the-composition',
  },
  'an area of the sandbox imports how another registers': {
    files: {
      'sandbox/areas/five/am.ts': "import { an } from '../six/area.ts'\nexport const am = an\n",
      'sandbox/areas/six/area.ts': 'export const an = 1\n',
    },
    rule: 'sandbox-areas-never-import-how-another-registers',
  },
  'the games’ page imports the sandbox': {
    files: {
      'sandbox/games-client/ao.ts': "import { ap } from '../lib/ap.ts'\nexport const ao = ap\n",
      'sandbox/lib/ap.ts': 'export const ap = 1\n',
    },
    rule: 'games-client-imports-only-what-a-browser-may-see',
  },
  'a part of a site imports another, by type alone': {
    files: {
      'cli/theme/g.ts': "import type { H } from '../locale/h.ts'\nexport const g: H = 1\n",
      'cli/locale/h.ts': 'export type H = number\n',
    },
    rule: 'cli-siblings-never-import-each-other',
  },
  'the floor of the command imports the terminal': {
    files: {
      'cli/lib/planted.ts': "import { x } from '../terminal/taken.ts'\nexport const y = x\n",
      'cli/terminal/taken.ts': 'export const x = 1\n',
    },
    rule: 'lib-is-the-floor-of-the-command',
  },
  'the terminal imports files': {
    files: {
      'cli/terminal/planted.ts': "import { x } from '../fs/taken.ts'\nexport const y = x\n",
      'cli/fs/taken.ts': 'export const x = 1\n',
    },
    rule: 'terminal-imports-only-lib',
  },
  'files import what a site is': {
    files: {
      'cli/fs/planted.ts': "import { x } from '../site-files/taken.ts'\nexport const y = x\n",
      'cli/site-files/taken.ts': 'export const x = 1\n',
    },
    rule: 'fs-imports-only-terminal-and-lib',
  },
  'what a site is imports a tenant': {
    files: {
      'cli/site-files/planted.ts': "import { x } from '../tenant/taken.ts'\nexport const y = x\n",
      'cli/tenant/taken.ts': 'export const x = 1\n',
    },
    rule: 'site-files-import-only-what-is-below',
  },
  'the bundle imports a theme': {
    files: {
      'cli/bundle/planted.ts': "import { x } from '../theme/taken.ts'\nexport const y = x\n",
      'cli/theme/taken.ts': 'export const x = 1\n',
    },
    rule: 'bundle-imports-only-the-store-and-what-is-below',
  },
  'the store imports the bundle': {
    files: {
      'cli/store/planted.ts': "import { x } from '../bundle/taken.ts'\nexport const y = x\n",
      'cli/bundle/taken.ts': 'export const x = 1\n',
    },
    rule: 'cli-siblings-never-import-each-other',
  },
  'the fingerprint imports the check': {
    files: {
      'cli/fingerprint/planted.ts': "import { x } from '../check/taken.ts'\nexport const y = x\n",
      'cli/check/taken.ts': 'export const x = 1\n',
    },
    rule: 'fingerprint-imports-only-what-is-below',
  },
  'the check imports the build': {
    files: {
      'cli/check/planted.ts': "import { x } from '../build/taken.ts'\nexport const y = x\n",
      'cli/build/taken.ts': 'export const x = 1\n',
    },
    rule: 'check-imports-only-what-a-site-is-made-of',
  },
  'a capability imports another': {
    files: {
      'cli/build/planted.ts': "import { x } from '../verify/taken.ts'\nexport const y = x\n",
      'cli/verify/taken.ts': 'export const x = 1\n',
    },
    rule: 'capabilities-never-import-each-other',
  },
  'the matrix imports the build': {
    files: {
      'cli/matrix/planted.ts': "import { x } from '../build/taken.ts'\nexport const y = x\n",
      'cli/build/taken.ts': 'export const x = 1\n',
    },
    rule: 'matrix-imports-only-affected',
  },
  'the release imports the reports': {
    files: {
      'cli/release/planted.ts': "import { x } from '../insight/taken.ts'\nexport const y = x\n",
      'cli/insight/taken.ts': 'export const x = 1\n',
    },
    rule: 'release-imports-only-build-and-verify',
  },
  'the reports import the differences': {
    files: {
      'cli/insight/planted.ts': "import { x } from '../diff/taken.ts'\nexport const y = x\n",
      'cli/diff/taken.ts': 'export const x = 1\n',
    },
    rule: 'insight-imports-only-release-and-verify',
  },
  'the view of the fleet imports the reports': {
    files: {
      'cli/fleet/view/planted.ts': "import { x } from '../../insight/taken.ts'\nexport const y = x\n",
      'cli/insight/taken.ts': 'export const x = 1\n',
    },
    rule: 'fleet-view-imports-only-release-and-verify',
  },
  'the state of a run imports the release': {
    files: {
      'cli/fleet/planted.ts': "import { x } from '../release/taken.ts'\nexport const y = x\n",
      'cli/release/taken.ts': 'export const x = 1\n',
    },
    rule: 'fleet-state-imports-nothing-of-the-command',
  },
  'a capability imports a command': {
    files: {
      'cli/diff/planted.ts': "import { x } from '../commands/taken.ts'\nexport const y = x\n",
      'cli/commands/taken.ts': 'export const x = 1\n',
    },
    rule: 'capabilities-never-import-the-commands',
  },
  'a command imports another': {
    files: {
      'cli/commands/i.ts': "import { j } from './j.ts'\nexport const i = j\n",
      'cli/commands/j.ts': 'export const j = 1\n',
    },
    rule: 'commands-never-import-each-other-or-the-program',
  },
  'a script in a page imports what runs in Node': {
    files: {
      'tests/browsers/in-page/aq.ts': "import { ar } from '../ar.ts'\nexport const aq = ar\n",
      'tests/browsers/ar.ts': 'export const ar = 1\n',
    },
    rule: 'scripts-in-pages-import-only-each-other',
  },
  'an engine imports the visitor': {
    files: {
      'tests/browsers/engines/as.ts': "import { at } from '../visitor.ts'\nexport const as = at\n",
      'tests/browsers/visitor.ts': 'export const at = 1\n',
    },
    rule: 'engines-never-import-journeys-or-the-visitor',
  },
  'a journey imports an engine': {
    files: {
      'tests/browsers/journeys/au.ts': "import { av } from '../engines/av.ts'\nexport const au = av\n",
      'tests/browsers/engines/av.ts': 'export const av = 1\n',
    },
    rule: 'journeys-never-import-an-engine',
  },
  'two modules import each other': {
    files: {
      'src/i18n/k.ts': "import { l } from './l.ts'\nexport const k = () => l\n",
      'src/i18n/l.ts': "import { k } from './k.ts'\nexport const l = () => k\n",
    },
    rule: 'no-cycles',
  },
}

const rooms = ['contract', 'src', 'sandbox', 'cli', 'tests']

/** The names of the rules that the files below `cwd` break. */
function brokenRules(config: string, cwd: string, folders: readonly string[]): string[] {
  const cruiser = join(process.cwd(), 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [cruiser, '--config', join(process.cwd(), config), '--output-type', 'json', ...folders]
  const { stdout } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const report = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } }
  return report.summary.violations.map((violation) => violation.rule.name)
}

let broken: readonly string[] = []
let dir = ''

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-layers-'))
  writeFileSync(join(dir, 'package.json'), '{"type":"module"}')
  symlinkSync(join(process.cwd(), 'node_modules'), join(dir, 'node_modules'))
  for (const { files } of Object.values(violations)) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, path)), { recursive: true })
      writeFileSync(join(dir, path), text)
    }
  }
  broken = brokenRules('.dependency-cruiser.json', dir, rooms)
})

afterAll(() => rmSync(dir, { recursive: true, force: true }))

test.each(Object.entries(violations))('the layers’ lint sees when %s', (_, { rule }) => {
  expect(broken).toContain(rule)
})
