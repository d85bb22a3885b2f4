import { createServer } from 'node:net'
import { type Check, fail, ok, reasonOf, warn } from './check.ts'

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

const patience = 5000

/** Asks a bucket for an answer. @throws whatever the SDK says. */
async function askBucket(bucket: string): Promise<void> {
  const { HeadBucketCommand, S3Client } = await import('@aws-sdk/client-s3')
  const endpoint = process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL
  const client = new S3Client({ ...(endpoint ? { endpoint, forcePathStyle: true } : {}), maxAttempts: 1 })
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(patience) })
  } finally {
    client.destroy()
  }
}

const advice: Record<string, string> = {
  NotFound: 'Make the bucket, or mend the name in LIVERY_STORE.',
  CredentialsProviderError: 'Give the environment credentials: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or a role.',
  '403': 'Allow this key to list, read and write the bucket.',
}

/** The store that machines share; without LIVERY_STORE there is none. */
export async function checkStore(address: string | undefined, ask = askBucket): Promise<Check> {
  const named = { id: 'store', title: 'Shared store' }
  if (!address) return ok(named, 'none: LIVERY_STORE is not set')
  const [, bucket] = /^s3:\/\/([^/]+)/.exec(address) ?? []
  if (!bucket) return fail(named, `"${address}" is no address of a store`, 'Write LIVERY_STORE as s3://bucket/prefix.')
  try {
    await ask(bucket)
    return ok(named, `${address} answers`)
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    const remedy = advice[name] ?? 'Check the network, AWS_ENDPOINT_URL and AWS_REGION.'
    return fail(
      named,
      `${address} does not answer (${name === 'Error' || name === '' ? reasonOf(error) : name})`,
      remedy,
    )
  }
}
