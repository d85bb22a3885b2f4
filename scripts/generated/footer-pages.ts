import type { FeatureName, GateName } from '#contract/site/gates.ts'
import * as routes from '#contract/site/routes.ts'

/** Of a line of code, as Biome breaks it. */
const maxColumns = 120

interface FooterPage {
  /** Of the path's constant. */
  name: string
  gate: GateName
  footer: FeatureName
}

const entryOf = ({ name, gate, footer }: FooterPage) => `  ...(${gate}
    ? [
        {
          to: ${name},
          title: '${footer}.title',
          module: '${footer}',
        } as const,
      ]
    : []),
`

const constants = Object.entries(routes)

/**
 * What the footer leads to, by `footer` of the table of paths. Written out, because the build decides a flag only by its
 * full name.
 * @throws Error where a path is no constant of the table, or has no flag.
 */
export function footerPages(): string {
  const pages = routes.siteRoutes().flatMap(({ path, gate, footer }): FooterPage[] => {
    if (!footer) return []
    const name = constants.find(([, value]) => value === path)?.[0]
    if (!name || !gate) throw new Error(`contract/site/routes.ts: "${path}" of the footer needs a constant and a flag`)
    return [{ name, gate, footer }]
  })
  const names = pages.map(({ name }) => name).sort()
  const line = `import { ${names.join(', ')} } from '#contract/site/routes.ts'`
  return `// Written from contract/site/routes.ts by \`npm run generate\`.
${line.length > maxColumns ? line.replace('{ ', '{\n  ').replaceAll(', ', ',\n  ').replace(' }', ',\n}') : line}

/** Pages of features that the footer leads to. */
export const footerPages = () => [
${pages.map(entryOf).join('')}]
`
}
