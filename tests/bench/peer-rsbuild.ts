import { join } from 'node:path'
import { createRsbuild, type EnvironmentConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { compressOutput } from './compress-output.ts'
import type { PeerTenants } from './in-process-peers.ts'

/** rsbuild's environments: one for each tenant, all in one process and at once. */
const { tenants }: PeerTenants = JSON.parse(process.argv[2] ?? '')

const root = join(import.meta.dirname, '..', '..')
const entry = { main: join(root, 'src', 'main.tsx') }

const environments = tenants.map(({ gates, out }, index): [string, EnvironmentConfig] => [
  `tenant${index}`,
  { source: { entry, define: { ...gates } }, output: { distPath: { root: out } } },
])

const rsbuild = await createRsbuild({
  cwd: root,
  config: {
    mode: 'production',
    logLevel: 'error',
    plugins: [pluginReact()],
    environments: Object.fromEntries(environments),
    output: { cleanDistPath: true },
    performance: { printFileSize: false },
  },
})
const { close } = await rsbuild.build()
await close()
for (const { out } of tenants) compressOutput(out)
