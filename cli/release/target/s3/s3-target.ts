import type { Workspace } from '../../../run/workspace.ts'
import type { ReleaseTarget } from '../../target.ts'
import { farTarget } from '../far-target.ts'
import { openBucket } from './bucket.ts'
import { s3Storage } from './s3-storage.ts'

/** "s3://bucket/prefix". @throws CliError (usage) for any other form */
export function s3Target(workspace: Workspace, address: string): ReleaseTarget {
  const shown = address.replace(/\/+$/, '')
  return farTarget(workspace, s3Storage(openBucket(shown), shown))
}
