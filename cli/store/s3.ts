import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { CliError } from '#cli/terminal/cli-error.ts'
import { type ObjectStorage, StorageFailure } from './object-storage.ts'

/** Milliseconds until a server that does not answer counts as away, for each of three attempts. */
const patience = { connectionTimeout: 3000, requestTimeout: 20_000, throwOnRequestTimeout: true }

interface Place {
  bucket: string
  /** Empty, or with a slash at its end. */
  prefix: string
}

/** "s3://bucket/some/prefix"; undefined for any other form. */
function placeOf(address: string): Place | undefined {
  const [, bucket, path] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? []
  const steps = (path ?? '').split('/').filter(Boolean)
  if (bucket && steps.every((step) => /^[\w.-]+$/.test(step) && !/^\.+$/.test(step))) {
    return { bucket, prefix: steps.map((step) => `${step}/`).join('') }
  }
  return undefined
}

/** "s3://bucket/some/prefix". Throws for any other form. */
export function parseStoreAddress(address: string): Place {
  const place = placeOf(address)
  if (place) return place
  throw new CliError('bad-store', `LIVERY_STORE is "${address}", which is no place for a store`, {
    hint: 'Use s3://bucket or s3://bucket/prefix; the region and the credentials come from the usual AWS variables.',
    exitCode: 2,
  })
}

/** The same of a target that releases go to. @throws CliError (usage) */
export function s3Place(address: string): Place {
  const place = placeOf(address)
  if (place) return place
  throw new CliError('bad-target', `"${address}" is no bucket`, {
    hint: 'Use s3://bucket or s3://bucket/prefix; the region and the credentials come from the usual AWS variables.',
    exitCode: 2,
  })
}

export function s3Config(env: NodeJS.ProcessEnv): S3ClientConfig {
  const isElsewhere = Boolean(env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL)
  return {
    // Servers other than Amazon's mostly know buckets by path alone, have no regions, and know no trailing checksums:
    // every object is checked by its hash here.
    ...(isElsewhere ? { forcePathStyle: true, region: env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1' } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: patience,
  }
}

const wrongPlace = new Set(['NoSuchBucket', 'PermanentRedirect', 'AuthorizationHeaderMalformed', 'InvalidBucketName'])

function failureOf(error: unknown, address: string): StorageFailure {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
  const text = `${address}: ${name === 'Error' ? '' : `${name}, `}${message || 'no answer'}`
  if (wrongPlace.has(name) || /region is missing/i.test(message)) return new StorageFailure('wrong', text, error)
  if (status === 401 || status === 403 || status === 400 || /credential/i.test(name)) {
    return new StorageFailure('refused', text, error)
  }
  return new StorageFailure('away', text, error)
}

/** Storage that speaks S3. The SDK is loaded with the first request. */
export function openS3(address: string, env: NodeJS.ProcessEnv = process.env): ObjectStorage {
  const { bucket, prefix } = parseStoreAddress(address)
  let loading: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined

  const load = async () => {
    const sdk = await import('@aws-sdk/client-s3')
    return { sdk, client: new sdk.S3Client(s3Config(env)) }
  }
  const ask = async <Answer>(
    question: (sdk: typeof import('@aws-sdk/client-s3'), client: S3Client) => Promise<Answer>,
  ): Promise<Answer> => {
    loading ??= load()
    const { sdk, client } = await loading
    try {
      return await question(sdk, client)
    } catch (error) {
      throw failureOf(error, address)
    }
  }

  return {
    address,
    isListed: true,
    async *list(start) {
      let token: string | undefined
      do {
        const place = { Bucket: bucket, Prefix: prefix + start }
        const input = token === undefined ? place : { ...place, ContinuationToken: token }
        const page = await ask((sdk, client) => client.send(new sdk.ListObjectsV2Command(input)))
        yield (page.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key.slice(prefix.length)]))
        token = page.NextContinuationToken
      } while (token !== undefined)
    },
    has: (key) =>
      ask(async (sdk, client) => {
        try {
          await client.send(new sdk.HeadObjectCommand({ Bucket: bucket, Key: prefix + key }))
          return true
        } catch (error) {
          if (error instanceof sdk.NotFound) return false
          throw error
        }
      }),
    get: (key) =>
      ask(async (sdk, client) => {
        try {
          const answer = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: prefix + key }))
          return await answer.Body?.transformToByteArray()
        } catch (error) {
          if (error instanceof sdk.NoSuchKey) return undefined
          throw error
        }
      }),
    put: (key, bytes) =>
      ask(async (sdk, client) => {
        await client.send(new sdk.PutObjectCommand({ Bucket: bucket, Key: prefix + key, Body: bytes }))
      }),
  }
}
