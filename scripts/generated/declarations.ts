import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { gates } from '#contract/site/gates.ts'

/** The build flags as names that the compiler knows. */
export function flagDeclarations(): string {
  const lines = Object.keys(gates).map((name) => `declare const ${name}: boolean\n`)
  return `// The names that the build replaces. Written from contract/site/gates.ts by \`npm run generate\`.\n${lines.join('')}`
}

/** The types of message keys: English is their source. */
export function messageTypes(): string {
  const names = readdirSync('locales/en')
    .map((file) => basename(file, '.json'))
    .sort()
  const imports = names.map((name) => `import type ${name} from '../../locales/en/${name}.json'\n`)
  const resources = names.map((name) => `      ${name}: typeof ${name}\n`)
  return `// Written from locales/en by \`npm run generate\`.
${imports.join('')}
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: {
${resources.join('')}    }
  }
}
`
}
