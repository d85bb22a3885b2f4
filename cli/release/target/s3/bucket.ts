import { createHash } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'
import { openLimit } from '#cli/store/limit.ts'
import { s3Config, s3Place } from '#cli/store/s3.ts'
import { CliError } from '#cli/terminal/cli-error.ts'

/** Requests that are on their way at once, whatever asks for them. */
const atOnce = 24
/** What one request removes. */
const removedAtOnce = 1000

type Sdk = typeof import('@aws-sdk/client-s3')

export interface BucketEntry {
  key: string
  bytes: number
  etag: string
}

/** How an object is sent to who asks for it. */
export interface ObjectHeaders {
  type: string
  cache: string
  encoding: string | undefined
  /** What storage has no place for: by the header's name in lower case. */
  others: Readonly<Record<string, string>>
}

/** What must be at a key for it to be written: a version, or nothing. */
export type Condition = { isVersion: string } | { isFree: true }

export interface Bucket {
  /** The whole object, or as many bytes from its start. */
  get(key: string, limit?: number): Promise<{ bytes: Uint8Array; etag: string } | undefined>
  /** Gives the object's version. @throws ConditionFailed */
  put(key: string, bytes: Uint8Array, how: { headers: ObjectHeaders; only?: Condition }): Promise<string>
  /** On the server; undefined where the source is not there. */
  copy(from: string, to: string, headers: ObjectHeaders): Promise<string | undefined>
  list(prefix: string): AsyncIterable<readonly BucketEntry[]>
  /** Names of what stands right below a prefix and has something below it. */
  folders(prefix: string): Promise<string[]>
  remove(keys: readonly string[]): Promise<void>
}

/** Another was quicker: what is at the key is not what it was to be. */
export class ConditionFailed extends Error {
  override readonly name = 'ConditionFailed'
}

export const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex')

/** The MD5 that a version says, in hex; undefined where this server's versions are something else. */
export const md5Of = (etag: string): string | undefined => /^"?([0-9a-f]{32})"?$/.exec(etag)?.[1]

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0

const wrongPlace = new Set(['NoSuchBucket', 'PermanentRedirect', 'AuthorizationHeaderMalformed', 'InvalidBucketName'])

function failureOf(error: unknown, address: string): unknown {
  if (error instanceof ConditionFailed || error instanceof CliError) return error
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  const text = `${address}: ${name === 'Error' ? '' : `${name}, `}${message || 'no answer'}`
  const said = (code: string, hint: string) => new CliError(code, text, { hint, cause: error })
  if (wrongPlace.has(name) || /region is missing/i.test(message)) {
    return said('target-wrong', 'Check the bucket’s name and AWS_REGION (AWS_ENDPOINT_URL_S3 for another server).')
  }
  if ([400, 401, 403].includes(statusOf(error)) || /credential/i.test(name)) {
    return said(
      'target-refused',
      'The credentials come from the usual AWS variables; they need get, put, list and delete.',
    )
  }
  return said(
    'target-away',
    'What is live is untouched. Look whether the storage answers, then run the same command again.',
  )
}

function inputOf(headers: ObjectHeaders) {
  return {
    ContentType: headers.type,
    CacheControl: headers.cache,
    ...(headers.encoding === undefined ? {} : { ContentEncoding: headers.encoding }),
    Metadata: { ...headers.others },
  }
}

/** The bucket that "s3://bucket/prefix" names, below its prefix. The SDK is loaded with the first request. */
export function openBucket(address: string, env: NodeJS.ProcessEnv = process.env): Bucket {
  const { bucket: Bucket, prefix } = s3Place(address)
  const limit = openLimit(atOnce)
  let loading: Promise<{ sdk: Sdk; client: S3Client }> | undefined
  const load = async () => {
    const sdk = await import('@aws-sdk/client-s3')
    return { sdk, client: new sdk.S3Client(s3Config(env)) }
  }
  const ask = <Answer>(question: (sdk: Sdk, client: S3Client) => Promise<Answer>): Promise<Answer> =>
    limit(async () => {
      loading ??= load()
      const { sdk, client } = await loading
      try {
        return await question(sdk, client)
      } catch (error) {
        throw failureOf(error, address)
      }
    })
  const at = (key: string) => ({ Bucket, Key: prefix + key })

  return {
    get: (key, limit) =>
      ask(async (sdk, client) => {
        const range = limit === undefined ? {} : { Range: `bytes=0-${limit - 1}` }
        try {
          const answer = await client.send(new sdk.GetObjectCommand({ ...at(key), ...range }))
          const bytes = (await answer.Body?.transformToByteArray()) ?? new Uint8Array()
          return { bytes, etag: answer.ETag ?? '' }
        } catch (error) {
          if (error instanceof sdk.NoSuchKey || statusOf(error) === 404) return undefined
          // An empty object has no range.
          if (statusOf(error) === 416) return { bytes: new Uint8Array(), etag: '' }
          throw error
        }
      }),
    put: (key, bytes, { headers, only }) =>
      ask(async (sdk, client) => {
        const condition = only && ('isFree' in only ? { IfNoneMatch: '*' } : { IfMatch: only.isVersion })
        const checked = { Body: bytes, ContentMD5: Buffer.from(md5(bytes), 'hex').toString('base64') }
        try {
          const answer = await client.send(
            new sdk.PutObjectCommand({ ...at(key), ...inputOf(headers), ...checked, ...condition }),
          )
          return answer.ETag ?? ''
        } catch (error) {
          // 404: what was to be replaced is gone. 409: another writes in this moment.
          if (only && [404, 409, 412].includes(statusOf(error)) && !wrongPlace.has((error as Error).name)) {
            throw new ConditionFailed(key)
          }
          throw error
        }
      }),
    copy: (from, to, headers) =>
      ask(async (sdk, client) => {
        const CopySource = [Bucket, ...(prefix + from).split('/')].map(encodeURIComponent).join('/')
        try {
          const answer = await client.send(
            new sdk.CopyObjectCommand({ ...at(to), ...inputOf(headers), CopySource, MetadataDirective: 'REPLACE' }),
          )
          return answer.CopyObjectResult?.ETag ?? ''
        } catch (error) {
          if (error instanceof sdk.NoSuchKey || statusOf(error) === 404) return undefined
          throw error
        }
      }),
    async *list(start) {
      let token: string | undefined
      do {
        const place = { Bucket, Prefix: prefix + start }
        const input = token === undefined ? place : { ...place, ContinuationToken: token }
        const page = await ask((sdk, client) => client.send(new sdk.ListObjectsV2Command(input)))
        yield (page.Contents ?? []).flatMap(({ Key, Size, ETag }) =>
          Key === undefined ? [] : [{ key: Key.slice(prefix.length), bytes: Size ?? 0, etag: ETag ?? '' }],
        )
        token = page.NextContinuationToken
      } while (token !== undefined)
    },
    async folders(start) {
      const names: string[] = []
      let token: string | undefined
      do {
        const place = { Bucket, Prefix: prefix + start, Delimiter: '/' }
        const input = token === undefined ? place : { ...place, ContinuationToken: token }
        const page = await ask((sdk, client) => client.send(new sdk.ListObjectsV2Command(input)))
        for (const { Prefix } of page.CommonPrefixes ?? []) {
          if (Prefix !== undefined) names.push(Prefix.slice(prefix.length + start.length, -1))
        }
        token = page.NextContinuationToken
      } while (token !== undefined)
      return names
    },
    async remove(keys) {
      for (let start = 0; start < keys.length; start += removedAtOnce) {
        const Objects = keys.slice(start, start + removedAtOnce).map((key) => ({ Key: prefix + key }))
        const { Errors } = await ask((sdk, client) =>
          client.send(new sdk.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })),
        )
        const [failed] = Errors ?? []
        if (failed) throw failureOf(new Error(`${failed.Key} stays: ${failed.Code} ${failed.Message}`), address)
      }
    },
  }
}
