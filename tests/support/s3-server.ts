import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { storeKey } from './store-keys.ts'

/** What a request was, and what a test may do about it. */
export interface S3Request {
  method: string
  /** Below the bucket. */
  key: string
  isList: boolean
  /** Bytes that came with it. */
  bytes: number
  /** The part that is asked for, as `Range` says it. */
  range?: string | undefined
}

/** What is sent with an object. */
export type S3Headers = Readonly<Record<string, string>>

/**
 * "drop" cuts the connection, "late-drop" does so once the request was carried out; a number is answered as the status;
 * undefined lets the request pass.
 */
export type S3Fault = 'drop' | 'late-drop' | number | undefined

export interface S3Server {
  /** What LIVERY_STORE is set to, with the prefix "livery". */
  address: string
  /** The variables by which the SDK finds the server, and is let in; and the key that signs what is sent. */
  env: Record<string, string>
  /** By key, without the bucket. */
  objects: Map<string, Uint8Array>
  /** Of each object: Content-Type, Cache-Control, Content-Encoding and x-amz-meta-…, by names in lower case. */
  headers: Map<string, S3Headers>
  /** Whether If-Match and If-None-Match count; some servers take no heed of them. */
  isConditional: boolean
  /** Whether a version is the MD5 of the bytes, as with Amazon, or a word of the server's own. */
  hasHashes: boolean
  /** Whether anybody may read, as a proxy does. */
  isPublic: boolean
  /** Every request that came, in order. */
  requests: S3Request[]
  /** Asked before each request is answered. */
  fault: (request: S3Request) => S3Fault | Promise<S3Fault>
  /** Told of each object once it is there whole. */
  stored: (key: string, bytes: Uint8Array) => void
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

const versionOf = (server: S3Server, key: string, bytes: Uint8Array) => {
  const hash = createHash('md5').update(bytes).digest('hex')
  return server.hasHashes ? `"${hash}"` : `"version-of-${key.length}-${hash}"`
}

interface Listed {
  name: string
  isFolder: boolean
}

/** Keys, and with a delimiter the folders in place of what is below them. */
function listed(server: S3Server, prefix: string, delimiter: string): Listed[] {
  const names = [...server.objects.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length)
      return end < 0 ? key : key.slice(0, end + 1)
    })
  return [...new Set(names)].sort().map((name) => ({ name, isFolder: !server.objects.has(name) }))
}

function listPage(server: S3Server, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? ''
  const all = listed(server, query.get('prefix') ?? '', query.get('delimiter') ?? '').filter(({ name }) => name > after)
  const page = all.slice(0, server.pageSize)
  const isCut = all.length > page.length
  const entries = page.map(({ name, isFolder }) => {
    if (isFolder) return `<CommonPrefixes><Prefix>${xml(name)}</Prefix></CommonPrefixes>`
    const bytes = server.objects.get(name) ?? new Uint8Array()
    const version = xml(versionOf(server, name, bytes))
    return `<Contents><Key>${xml(name)}</Key><Size>${bytes.length}</Size><ETag>${version}</ETag></Contents>`
  })
  const next = isCut ? `<NextContinuationToken>${xml(page.at(-1)?.name ?? '')}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${entries.join('')}${next}</ListBucketResult>`
}

const kept = /^(content-type|cache-control|content-encoding|x-amz-meta-.+)$/

const headersOf = ({ headers }: IncomingMessage): S3Headers =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (kept.test(name) ? [[name, String(value)]] : [])),
  )

/** Why a conditional write is refused; undefined where it is not. */
function conditionOf(server: S3Server, request: IncomingMessage, key: string): string | undefined {
  if (!server.isConditional) return undefined
  const found = server.objects.get(key)
  const wanted = request.headers['if-match']
  if (request.headers['if-none-match'] === '*' && found) return 'PreconditionFailed'
  if (wanted !== undefined && (!found || versionOf(server, key, found) !== wanted)) return 'PreconditionFailed'
  return undefined
}

function put(
  server: S3Server,
  request: IncomingMessage,
  key: string,
  body: Uint8Array,
): [status: number, text: string] {
  const refused = conditionOf(server, request, key)
  if (refused) return [412, refused]
  const source = request.headers['x-amz-copy-source']
  const from = source === undefined ? undefined : decodeURIComponent(String(source)).replace(/^\/?[^/]+\//, '')
  const bytes = from === undefined ? body : server.objects.get(from)
  if (!bytes) return [404, 'NoSuchKey']
  server.objects.set(key, bytes)
  server.headers.set(key, headersOf(request))
  const version = versionOf(server, key, bytes)
  if (from === undefined) return [200, version]
  return [200, `<?xml version="1.0"?><CopyObjectResult><ETag>${xml(version)}</ETag></CopyObjectResult>`]
}

function removeAll(server: S3Server, body: Uint8Array): void {
  for (const [, key = ''] of Buffer.from(body)
    .toString()
    .matchAll(/<Key>(.*?)<\/Key>/g)) {
    server.objects.delete(key)
    server.headers.delete(key)
  }
}

async function answer(server: S3Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
  const [, first = '', ...rest] = decodeURIComponent(pathname).split('/')
  const body = await bodyOf(request)
  const method = request.method ?? ''
  const asked = {
    method,
    key: rest.join('/'),
    isList: searchParams.has('list-type'),
    bytes: body.length,
    range: request.headers.range,
  }
  server.requests.push(asked)
  const fault = await server.fault(asked)
  if (fault === 'drop') return void request.socket.destroy()
  if (typeof fault === 'number') return refuse(response, fault, fault === 403 ? 'AccessDenied' : 'InternalError')
  const isRead = (method === 'GET' || method === 'HEAD') && !asked.isList
  const refusal = server.isPublic && isRead ? undefined : refusalOf(request)
  if (refusal) return refuse(response, 403, refusal)
  if (first !== bucket) return refuse(response, 404, 'NoSuchBucket')
  if (asked.isList) return void response.writeHead(200).end(listPage(server, searchParams))
  if (method === 'POST' && searchParams.has('delete')) {
    removeAll(server, body)
    return void response.writeHead(200).end('<?xml version="1.0"?><DeleteResult></DeleteResult>')
  }
  if (method === 'PUT') {
    const [status, text] = put(server, request, asked.key, body)
    if (fault === 'late-drop') return void request.socket.destroy()
    if (status !== 200) return refuse(response, status, text)
    server.stored(asked.key, body)
    const isCopy = text.startsWith('<')
    return void response.writeHead(200, isCopy ? {} : { ETag: text }).end(isCopy ? text : undefined)
  }
  const object = server.objects.get(asked.key)
  if (!object) return refuse(response, 404, 'NoSuchKey')
  const version = versionOf(server, asked.key, object)
  const [range, last] = /^bytes=0-(\d+)$/.exec(request.headers.range ?? '') ?? []
  if (range !== undefined && object.length === 0) return refuse(response, 416, 'InvalidRange')
  const sent = last === undefined ? object : object.subarray(0, Number(last) + 1)
  const part = range === undefined ? {} : { 'Content-Range': `bytes 0-${sent.length - 1}/${object.length}` }
  const headers = { ...server.headers.get(asked.key), ...part, 'Content-Length': sent.length, ETag: version }
  response.writeHead(range === undefined ? 200 : 206, headers)
  response.end(method === 'HEAD' ? undefined : sent)
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
      LIVERY_STORE_KEY: storeKey('main').pem,
    },
    objects: new Map(),
    headers: new Map(),
    isConditional: true,
    hasHashes: true,
    isPublic: false,
    requests: [],
    fault: () => undefined,
    stored: () => undefined,
    pageSize: 1000,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
  return server
}
