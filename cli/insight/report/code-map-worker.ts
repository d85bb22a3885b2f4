import { join } from 'node:path'
import { readChunkGroups } from '#cli/bundle/code/chunk-groups.ts'
import { type CompiledChunk, compileCode } from '#cli/bundle/code/compile.ts'
import { hashSources, loadTemplate } from '#cli/bundle/code/specialise.ts'
import { installedHash } from '#cli/fingerprint/installed.ts'
import { openStore } from '#cli/store/store.ts'
import type { WorkerMessage } from '../../workers/process.ts'
import type { CodeMapAnswer, CodeMapJob, CodeMapSetup } from './code-maps.ts'
import type { MappedChunk } from './code-sizes.ts'

/** The process that compiles one profile to look at its chunks: its memory goes with it. */

const { root, cacheDir }: CodeMapSetup = JSON.parse(process.argv[2] ?? '')

const staticImport = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+)\.js["']/g

const importsOf = (code: string) => [...new Set([...code.matchAll(staticImport)].flatMap(([, name]) => name ?? []))]

function mapped({ name, entryExports, modules, code }: CompiledChunk): MappedChunk {
  return {
    name,
    isAsked: entryExports.length > 0,
    modules: modules.map(({ id, bytes }) => ({ id, bytes })),
    imports: importsOf(code),
  }
}

async function answerTo(job: CodeMapJob): Promise<CodeMapAnswer> {
  if (job.kind === 'layout') {
    // Only this machine's store: a look at sizes shares nothing.
    const store = openStore(join(cacheDir, 'store'), '')
    const packages = installedHash({ root, cacheDir })
    const { layout } = await loadTemplate({ cwd: root, store, sources: hashSources(root, packages), packages })
    return { layout, chunks: [] }
  }
  const { groups: chunkGroups } = readChunkGroups(root)
  const chunks = await compileCode({ cwd: root, chunkGroups }, job.defines, new Map(Object.entries(job.layout)))
  return { layout: {}, chunks: chunks.map(mapped) }
}

const say = (message: WorkerMessage) => process.send?.(message)

process.on('disconnect', () => process.exit())
process.on('message', async (job: CodeMapJob) => {
  say({ kind: 'answer', answer: await answerTo(job), memory: process.memoryUsage.rss() })
})
say({ kind: 'ready' })
