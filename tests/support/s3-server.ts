import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a request was, and what a test may do about it. */
export interface S3Request {
  method: string
  /** Below the bucket. */
  key: string
  isList: boolean
}

/** "drop" cuts the connection, a number is answered as the status; undefined lets the request pass. */
export type S3Fault = 'drop' | number | undefined

export interface S3Server {
  /** What LIVERY_STORE is set to, with the prefix "livery". */
  address: string
  /** The variables by which the SDK finds the server, and is let in. */
  env: Record<string, string>
  /** By key, without the bucket. */
  objects: Map<string, Uint8Array>
  /** Every request that came, in order. */
  requests: S3Request[]
  /** Asked before each request is answered. */
  fault: (request: S3Request) => S3Fault | Promise<S3Fault>
  /** Keys a page of a list. */
  pageSize: number
  close(): Promise<void>
}

const bucket = 'sites'
const accessKey = 'the-key'

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>told by the test: ${code}</Message></Error>`)
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** Whether a request is signed as AWS signs (version 4), by the one key that the server knows. */
function refusalOf({ headers }: IncomingMessage): string | undefined {
  const signed =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/[\w-]+\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=[0-9a-f]{64}$/.exec(
      headers.authorization ?? '',
    )
  if (!signed) return 'AccessDenied'
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed[2]?.split(';').includes(name))) {
    return 'SignatureDoesNotMatch'
  }
  return signed[1] === accessKey ? undefined : 'InvalidAccessKeyId'
}

function listPage(server: S3Server, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const keys = [...server.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, server.pageSize)
  const isCut = keys.length > page.length
  const entries = page.map((key) => `<Contents><Key>${xml(key)}</Key><Size>1</Size></Contents>`).join('')
  const next = isCut ? `<NextContinuationToken>${xml(page.at(-1) ?? '')}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${entries}${next}</ListBucketResult>`
}

async function answer(server: S3Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
  const [, first = '', ...rest] = decodeURIComponent(pathname).split('/')
  const asked = { method: request.method ?? '', key: rest.join('/'), isList: searchParams.has('list-type') }
  server.requests.push(asked)
  const body = await bodyOf(request)
  const fault = await server.fault(asked)
  if (fault === 'drop') return void request.socket.destroy()
  if (fault !== undefined) return refuse(response, fault, fault === 403 ? 'AccessDenied' : 'InternalError')
  const refusal = refusalOf(request)
  if (refusal) return refuse(response, 403, refusal)
  if (first !== bucket) return refuse(response, 404, 'NoSuchBucket')
  if (asked.isList) return void response.writeHead(200).end(listPage(server, searchParams))
  if (asked.method === 'PUT') {
    server.objects.set(asked.key, body)
    return void response.writeHead(200, { ETag: '"none"' }).end()
  }
  const object = server.objects.get(asked.key)
  if (!object) return refuse(response, 404, 'NoSuchKey')
  response.writeHead(200, { 'Content-Length': object.length })
  response.end(asked.method === 'HEAD' ? undefined : object)
}

/** A small server that speaks as much of S3 as a store needs, with buckets in the path, on a free port. */
export async function startS3(): Promise<S3Server> {
  const http = createServer((request, response) => {
    answer(server, request, response).catch((error: Error) => response.destroy(error))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const server: S3Server = {
    address: `s3://${bucket}/livery`,
    env: {
      LIVERY_STORE: `s3://${bucket}/livery`,
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: accessKey,
      AWS_SECRET_ACCESS_KEY: 'the-secret',
      AWS_REGION: 'eu-central-1',
      AWS_EC2_METADATA_DISABLED: 'true',
    },
    objects: new Map(),
    requests: [],
    fault: () => undefined,
    pageSize: 1000,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
  return server
}
