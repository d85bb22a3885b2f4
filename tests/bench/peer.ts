import { join } from 'node:path'
import { gateDefines, profileOf } from '#cli/bundle/profile.ts'
import { loadTenant } from '#cli/tenant/load.ts'
import { productRoot } from '#tests/support/livery.ts'
import type { BenchSize } from './bench-size.ts'
import { type ProcessRun, runProcess } from './run.ts'

interface PeerBuild {
  tenantsDir: string
  code: string
  /** The folder that it writes to. */
  out: string
  /** With the compressed forms that Livery leaves, or without. */
  forms: 'compressed' | 'bare'
}

/** One `vite build` process for one tenant. */
async function buildByPeer({ tenantsDir, code, out, forms }: PeerBuild): Promise<ProcessRun> {
  const { tenant } = loadTenant({ cwd: productRoot, tenantsDir, code })
  if (!tenant) throw new Error(`The tenant ${code} cannot be read`)
  const vite = join(productRoot, 'node_modules', 'vite', 'bin', 'vite.js')
  const config = join(productRoot, 'tests', 'bench', 'vite.peer.config.ts')
  const env = {
    PEER_GATES: JSON.stringify(gateDefines(profileOf(tenant))),
    PEER_OUT: out,
    ...(forms === 'compressed' ? { PEER_COMPRESS: '1' } : {}),
  }
  return runProcess(process.execPath, [vite, 'build', '--config', config], { cwd: productRoot, env })
}

let first: Promise<ProcessRun> | undefined

/** One build stands for all of them, in the form that does what the other one does and more. */
function buildOnceByPeer(build: PeerBuild): Promise<ProcessRun> {
  first ??= buildByPeer({ ...build, forms: 'compressed' })
  return first
}

export const peerOf = ({ everyPeer }: BenchSize) => (everyPeer ? buildByPeer : buildOnceByPeer)
