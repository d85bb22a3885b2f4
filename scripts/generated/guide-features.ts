import { readFileSync } from 'node:fs'
import { type FeatureName, featureNames, features, type GateName, gates } from '#contract/site/gates.ts'
import { siteRoutes } from '#contract/site/routes.ts'
import { flagOf } from '../forgotten/registry.ts'

const begin = '<!-- features: written from contract/site/gates.ts by `npm run generate` -->'
const end = '<!-- end of features -->'

const pathsOf = (gate: GateName) =>
  siteRoutes().flatMap((route) => (route.gate === gate && route.search === 'listed' ? [`\`${route.path}\``] : []))

function rowOf(feature: FeatureName): string {
  const gate = Object.keys(gates).find((name): name is GateName => name === flagOf(feature))
  const paths = gate ? pathsOf(gate) : []
  return `| \`${feature}\` | ${features[feature]}${paths.length > 0 ? ` ${paths.join(', ')}` : ''} |\n`
}

/**
 * The tenant guide with its table of features as the registry has them.
 * @throws Error where the guide has no place for the table.
 */
export function guideWithFeatures(): string {
  const guide = readFileSync('docs/tenant-guide.md', 'utf8')
  const [before, rest] = guide.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`docs/tenant-guide.md has no place "${begin}"`)
  const rows = featureNames.map(rowOf).join('')
  return `${before}${begin}\n| feature | what |\n|---|---|\n${rows}${end}${after}`
}
