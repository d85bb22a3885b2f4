import { openCollector } from '#cli/beacon/collector.ts'
import { Journal } from '#cli/beacon/journal.ts'
import { senderOf, serveCollector, type TrustedProxies } from '#cli/beacon/serve.ts'
import { Tally } from '#cli/beacon/tally.ts'
import { counted } from '#cli/lib/counted.ts'
import { optionalFile } from '#cli/run/guarded.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { untilStopped } from '#cli/serve/listen.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { openOutput } from '#cli/terminal/output.ts'
import { parsePort } from '#cli/terminal/parse-port.ts'
import { SandboxError } from '#sandbox/lib/sandbox-error.ts'
import { parseTrustedProxies } from '#sandbox/server/trusted-proxies.ts'

export interface BeaconOptions extends WorkspaceOptions {
  port: string
  host: string
  file?: string
  rate: string
  trustProxy?: string[]
}

function parseRate(text: string): number {
  const rate = Number(text)
  if (/^\d{1,7}$/.test(text) && rate > 0) return rate
  throw new CliError('bad-rate', `--rate takes a number of reports a minute, which "${text}" is not`, {
    hint: 'Use a number such as 600.',
    exitCode: 2,
  })
}

function proxies(values: readonly string[] | undefined): TrustedProxies {
  try {
    return parseTrustedProxies(values)
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error
    throw new CliError(error.code, error.message, { hint: error.hint ?? '', cause: error, exitCode: 2 })
  }
}

/** Collects what sites report of their starts, until it is stopped. Gives the exit code. */
export async function beacon(options: BeaconOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(false)
  const port = parsePort(options.port)
  const rate = parseRate(options.rate)
  const addressOf = senderOf(proxies(options.trustProxy))
  const file = optionalFile(workspace, '--file', options.file)
  const tally = new Tally()
  const opened = file === undefined ? undefined : Journal.open(file, tally, Date.now())
  const journal = opened?.journal
  try {
    const { fetch } = openCollector({
      tally,
      rate,
      addressOf,
      log: (line) => output.line(line),
      ...(journal ? { write: (entry, now) => journal.write(entry, now) } : {}),
    })
    const served = await serveCollector(fetch, { port, host: options.host })
    const address = `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${served.port}`
    output.line(`Livery beacon: collecting at ${address}/beacon, ${counted(tally.size, 'build')} known.`)
    output.line(`  Health   ${address}/health?since=<moment>`)
    output.line(`  Metrics  ${address}/metrics`)
    output.line(
      options.file === undefined ? '  Counts are in memory: --file keeps them.' : `  Counts are in ${options.file}`,
    )
    if (opened && opened.damaged > 0)
      output.line(
        `  ${counted(opened.damaged, 'line')} of it could not be read and went: cut short, or changed by hand.`,
      )
    await untilStopped()
    await served.close()
  } finally {
    journal?.close()
  }
  return 0
}
