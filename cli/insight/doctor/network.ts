import { createServer } from 'node:net'
import { shownAddress } from '#cli/lib/store-address.ts'
import { type Check, fail, ok, warn } from './check.ts'

/** Whether a port of this machine can be listened on. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}

export async function checkPorts(ports: Readonly<Record<string, number>>): Promise<Check> {
  const named = { id: 'ports', title: 'Ports' }
  const states = await Promise.all(
    Object.entries(ports).map(async ([use, port]) => ({ text: `${port} (${use})`, isFree: await isFree(port) })),
  )
  const taken = states.filter((state) => !state.isFree).map(({ text }) => text)
  if (taken.length === 0) return ok(named, `${states.map(({ text }) => text).join(', ')} are free`)
  return warn(named, `taken: ${taken.join(', ')}`, 'Stop what listens there, or choose others with --port.')
}

const advice: Record<string, string> = {
  refused:
    'Check who may list, read and write there: the AWS credentials, LIVERY_STORE_TOKEN, or the folder’s permissions.',
  wrong: 'Fix LIVERY_STORE, AWS_REGION or AWS_ENDPOINT_URL_S3.',
  away: 'Check the network and AWS_ENDPOINT_URL_S3; without the store each machine builds alone.',
}

/**
 * The store that machines share; without LIVERY_STORE there is none. `ask` throws where it does not let us in, with the
 * `kind` of failure where it knows one.
 */
export async function checkStore(address: string | undefined, ask: (address: string) => Promise<void>): Promise<Check> {
  const named = { id: 'store', title: 'Shared store' }
  if (!address) return ok(named, 'none: LIVERY_STORE is not set')
  try {
    await ask(address)
    return ok(named, `${shownAddress(address)} answers`)
  } catch (error) {
    const kind = error instanceof Error && 'kind' in error ? String(error.kind) : 'wrong'
    const hint = error instanceof Error && 'hint' in error ? error.hint : undefined
    const remedy = typeof hint === 'string' ? hint : (advice[kind] ?? advice.wrong ?? '')
    const said = error instanceof Error ? error.message : String(error)
    // Builds go on without a store that is away; one that is wrong or refuses stops them.
    return kind === 'away' ? warn(named, said, remedy) : fail(named, said, remedy)
  }
}
