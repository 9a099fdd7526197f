// Objects in a bucket that speaks S3. The client is loaded with the first object: a shop without a bucket never does.
import type * as Sdk from '@aws-sdk/client-s3'
import type { S3Settings } from '../environment.ts'
import { safeKey, safePrefix, type ObjectStore } from './object-store.server.ts'

type Connected = { sdk: typeof Sdk; client: Sdk.S3Client }

/** A store that does not answer must not hold a page for minutes. */
const requestTimeoutMs = 20_000
const connectionTimeoutMs = 5_000

async function connect(settings: S3Settings): Promise<Connected> {
	const sdk = await import('@aws-sdk/client-s3')
	const client = new sdk.S3Client({
		...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
		region: settings.region,
		forcePathStyle: settings.forcePathStyle,
		credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
		requestHandler: {
			requestTimeout: requestTimeoutMs,
			throwOnRequestTimeout: true,
			connectionTimeout: connectionTimeoutMs,
		},
		// Stores of other makers often know neither the newer checksums nor bodies that carry them at the end.
		requestChecksumCalculation: 'WHEN_REQUIRED',
		responseChecksumValidation: 'WHEN_REQUIRED',
	})
	return { sdk, client }
}

const isMissing = (failure: unknown): boolean =>
	failure instanceof Error && (failure.name === 'NoSuchKey' || failure.name === 'NotFound')

/** Nothing is asked of the bucket before the first object. */
export function s3Store(settings: S3Settings): ObjectStore {
	const Bucket = settings.bucket
	let connected: Promise<Connected> | undefined
	const connection = () => (connected ??= connect(settings))

	return {
		put: async (given, bytes, { type }) => {
			const Key = safeKey(given)
			const { sdk, client } = await connection()
			await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: type }))
		},
		get: async (given) => {
			const Key = safeKey(given)
			const { sdk, client } = await connection()
			try {
				const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }))
				return await Body?.transformToByteArray()
			} catch (failure) {
				if (isMissing(failure)) return undefined
				throw failure
			}
		},
		delete: async (given) => {
			const Key = safeKey(given)
			const { sdk, client } = await connection()
			await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }))
		},
		list: async (given) => {
			const Prefix = safePrefix(given)
			const { sdk, client } = await connection()
			const keys: string[] = []
			for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix }))
				keys.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key])))
			return keys.toSorted()
		},
	}
}
