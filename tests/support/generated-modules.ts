import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gateNames } from '#cli/bundle/profile.ts'
import { generatedPage } from './generated-page.ts'
import { type Random, randomOf } from './generated-random.ts'
import { productRoot } from './livery.ts'

/** What the command runs from: everything that a template's key is made of, and the bench's peer. */
const copied = ['cli', 'src', 'tokens', 'locales', 'package.json', 'package-lock.json', 'tsconfig.json']
const peerConfig = 'tests/bench/vite.peer.config.ts'

const helperCount = 32

/**
 * The product in a folder of its own, whose source may be changed. Its packages are the product's: behind one link
 * (`shared`), or as files of this folder too (`own`), as a machine has them that installed them.
 */
export function copyProduct(dir: string, packages: 'shared' | 'own' = 'shared'): void {
  mkdirSync(dir, { recursive: true })
  const filter = (path: string) => !/\.test\.tsx?$/.test(path)
  for (const name of copied) cpSync(join(productRoot, name), join(dir, name), { recursive: true, filter })
  cpSync(join(productRoot, peerConfig), join(dir, peerConfig))
  const [from, to] = [realpathSync(join(productRoot, 'node_modules')), join(dir, 'node_modules')]
  if (packages === 'shared') symlinkSync(from, to)
  // Hard links: thirty thousand files in two seconds. On another disk it is a copy.
  else if (spawnSync('cp', ['-al', from, to]).status !== 0)
    cpSync(from, to, { recursive: true, verbatimSymlinks: true })
}

function helperSource(random: Random, index: number): string {
  const steps = Array.from({ length: random.whole(3, 9) }, (_, step) => {
    const [factor, limit] = [random.whole(2, 97), random.whole(100, 9999)]
    return `  if (value > ${limit}) return rank${index}(value / ${factor}, depth + ${step + 1})`
  })
  return [
    `/** Ranks a figure: group ${index}. */`,
    `export function rank${index}(value: number, depth = 0): number {`,
    `  if (depth > ${random.whole(8, 20)} || Number.isNaN(value)) return depth`,
    ...steps,
    `  return Math.round(value * ${random.whole(1, 50)}) + depth`,
    '}',
    '',
    `export function label${index}(value: number): string {`,
    `  const names = ${JSON.stringify(random.some(['low', 'fair', 'good', 'high', 'peak', 'rare', 'odd'], 5))}`,
    `  return names[rank${index}(value) % names.length] ?? 'none'`,
    '}',
    '',
  ].join('\n')
}

interface Registered {
  index: number
  gate: string
}

/** The list of generated routes, each behind one gate of the registry, as the site's own routes are. */
function routesSource(routes: readonly Registered[]): string {
  const parts = routes.map(({ index, gate }) =>
    [
      `const Page${index} = ${gate}`,
      `  ? lazyPart(async () => (await import('#src/features/generated-${index}/page.tsx')).GeneratedPage${index})`,
      '  : undefined',
    ].join('\n'),
  )
  const elements = routes.map(
    ({ index }) => `      {Page${index} && <Route path="/generated-${index}" element={<Page${index} />} />}`,
  )
  return [
    `import { Route } from 'react-router-dom'`,
    `import { lazyPart } from './root/lazy-part.ts'`,
    '',
    ...parts,
    '',
    '/** Routes that stand for the modules to come. */',
    'export function generatedRoutes() {',
    '  return (',
    '    <>',
    ...elements,
    '    </>',
    '  )',
    '}',
    '',
  ].join('\n')
}

function insertBefore(path: string, mark: string, text: string): void {
  const source = readFileSync(path, 'utf8')
  if (!source.includes(mark)) throw new Error(`${path} does not hold ${mark}: the generated routes find no place`)
  writeFileSync(
    path,
    source.replace(mark, () => `${text}${mark}`),
  )
}

/**
 * Adds modules to a copy of the product until it is about as large as the site will be: lazy pages behind the gates of
 * the registry, each with components, styles and lists that are gated again, and functions that pages share. Gives
 * the number of modules.
 */
export function addGeneratedModules(root: string, options: { seed: string; routes: number }): number {
  const files = new Map<string, string>()
  for (let index = 0; index < helperCount; index++) {
    files.set(`src/lib/generated/rank-${index}.ts`, helperSource(randomOf(options.seed, 'helper', index), index))
  }
  const gates = randomOf(options.seed, 'gates').some(gateNames, gateNames.length)
  const routes = Array.from({ length: options.routes }, (_, index) => ({
    index,
    gate: gates[index % gates.length] as string,
  }))
  for (const { index } of routes) {
    const random = randomOf(options.seed, 'page', index)
    const helpers = random.some(
      Array.from({ length: helperCount }, (_, helper) => helper),
      4,
    )
    for (const [path, text] of generatedPage(random, index, helpers, random.some(gates, 3))) files.set(path, text)
  }
  files.set('src/app/generated-routes.tsx', routesSource(routes))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const list = join(root, 'src/app/routes.tsx')
  insertBefore(list, `import { lazyPart } from`, `import { generatedRoutes } from './generated-routes.tsx'\n`)
  insertBefore(list, `      <Route path="*"`, '      {generatedRoutes()}\n')
  return files.size
}
