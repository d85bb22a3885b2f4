import { counted } from '#cli/lib/counted.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { serveGateway } from '#cli/serve/gateway.ts'
import { parseAllowedHosts } from '#cli/serve/hosts.ts'
import { untilStopped } from '#cli/serve/listen.ts'
import { openSandbox, reportLeftOut } from '#cli/serve/open-sandbox.ts'
import { openOutput } from '#cli/terminal/output.ts'
import { parsePort } from '#cli/terminal/parse-port.ts'

export interface SandboxOptions extends WorkspaceOptions {
  port: string
  data?: string
  reset?: boolean
  allowHost?: string[]
  trustProxy?: string[]
}

/** Runs the sandbox gateway by itself until it is stopped. Gives the exit code. */
export async function sandbox(options: SandboxOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(false)
  const port = parsePort(options.port)
  const allowedHosts = parseAllowedHosts(options.allowHost)
  const run = await openSandbox(workspace, {
    data: options.data,
    reset: options.reset,
    trustProxy: options.trustProxy,
    log: (line) => output.line(line),
  })
  const { sandbox: gateway, sites } = run
  reportLeftOut(workspace, output, run)
  const listening = await serveGateway(gateway.app.fetch, { port, allowedHosts })
  output.line(`\nSandbox gateway on http://localhost:${listening.port} for ${counted(sites.length, 'merchant')}.`)
  output.line(`  OpenAPI  http://localhost:${listening.port}/openapi.json`)
  output.line(`  Panel    http://localhost:${listening.port}/sandbox/\n`)
  for (const { merchant, role, username, password } of gateway.demoAccounts) {
    output.line(`  ${merchant.padEnd(10)} ${role.padEnd(7)} ${username} / ${password}`)
  }
  await untilStopped()
  await listening.close()
  gateway.close()
  return 0
}
