import { build } from 'vite'
import type { PeerTenants } from './in-process-peers.ts'
import { peerConfig } from './vite.peer.config.ts'

/** Vite's own builds in one process, a tenant after the other. */
const { tenants }: PeerTenants = JSON.parse(process.argv[2] ?? '')

process.env.NODE_ENV = 'production'
for (const tenant of tenants) await build({ ...peerConfig(tenant, true), configFile: false })
