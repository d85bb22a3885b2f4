import { Agent, get } from 'node:http'

/** What one call is sent with, how often and how long. */
export interface Load {
  port: number
  host: string
  path: string
  headers: Record<string, string>
  /** Requests a second. They begin at their time, whether or not those before were answered. */
  rate: number
  seconds: number
}

/** What came of it: milliseconds from the moment that a request was due to the last byte of its answer. */
export interface LoadResult {
  ms: number[]
  /** Statuses other than 200, and failures of the connection, by how often. */
  failures: Record<string, number>
  /** Bytes of one answer as it was sent. */
  bytes: number
}

/** Sockets that are open at once: as many as browsers that wait. A request that finds none free waits, and its wait counts. */
const maxSockets = 64

function requestOnce({ port, host, path, headers }: Load, agent: Agent): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, agent, headers: { ...headers, host } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.once('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
      response.once('error', reject)
    })
    request.once('error', reject)
  })
}

/** Sends requests at a constant rate, on this machine alone. Ends by itself: their number and the time are bounded. */
async function run(load: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets })
  const result: LoadResult = { ms: [], failures: {}, bytes: 0 }
  const fail = (name: string) => {
    result.failures[name] = (result.failures[name] ?? 0) + 1
  }
  const count = Math.round(load.rate * load.seconds)
  const startedAt = performance.now()
  const send = async (due: number): Promise<void> => {
    try {
      const { status, bytes } = await requestOnce(load, agent)
      result.ms.push(performance.now() - due)
      result.bytes = bytes
      if (status !== 200) fail(String(status))
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error))
    }
  }
  const sent: Promise<void>[] = []
  await new Promise<void>((resolve) => {
    const tick = () => {
      const now = performance.now()
      while (sent.length < count && startedAt + (sent.length * 1000) / load.rate <= now)
        sent.push(send(startedAt + (sent.length * 1000) / load.rate))
      if (sent.length < count) setTimeout(tick, 1)
      else resolve()
    }
    tick()
  })
  await Promise.all(sent)
  agent.destroy()
  return result
}

const load = JSON.parse(process.argv[2] ?? '') as Load
process.stdout.write(JSON.stringify(await run(load)))
