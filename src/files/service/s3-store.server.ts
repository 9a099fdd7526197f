// Objects in an S3 bucket. The client is loaded with the first object: a shop without a bucket never loads it.
import type * as Sdk from '@aws-sdk/client-s3'
import type { S3Settings } from '../environment.ts'
import { safeKey, safePrefix, type ObjectStore } from './object-store.server.ts'

type Connected = { sdk: typeof Sdk; client: Sdk.S3Client }

/** An unresponsive store must not block a page for minutes. */
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
		// Stores of other vendors often support neither the newer checksums nor trailing ones.
		requestChecksumCalculation: 'WHEN_REQUIRED',
		responseChecksumValidation: 'WHEN_REQUIRED',
	})
	return { sdk, client }
}

const isMissing = (failure: unknown): boolean =>
	failure instanceof Error && (failure.name === 'NoSuchKey' || failure.name === 'NotFound')

/** Sends no request before the first object. */
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
