// Objects in an S3 bucket. The client is loaded with the first object: a shop without a bucket never loads it.
import type * as Sdk from '@aws-sdk/client-s3'
import { z } from 'zod'
import { defineAdapter } from '#settings/adapters.ts'
import { flag } from '#settings/fields.ts'
import type { ValuesOf } from '#settings/settings.ts'
import { safeKey, safePrefix, type ObjectStore } from '../contract.ts'

export type S3Settings = {
	/** Null for Amazon S3. */
	endpoint: string | null
	region: string
	bucket: string
	accessKeyId: string
	secretAccessKey: string
	forcePathStyle: boolean
}

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
		bucket: { name: Bucket, endpoint: settings.endpoint },
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

const shape = {
	S3_BUCKET: z
		.string()
		.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, such as fieldhouse-files')
		.optional()
		.describe('Bucket for uploads and proofs. Without it they lie in DATA_DIR.'),
	S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Key of the bucket. Needed with S3_BUCKET.'),
	S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Its secret. Needed with S3_BUCKET.'),
	S3_ENDPOINT: z
		.url({ protocol: /^https?$/, error: 'must look like https://storage.example.com' })
		.optional()
		.describe('Address of an S3-compatible store; Amazon’s own needs none.'),
	S3_REGION: z
		.string()
		.regex(/^[a-z0-9-]+$/, 'must look like us-east-1')
		.default('us-east-1')
		.describe('Region of the bucket.'),
	S3_FORCE_PATH_STYLE: flag
		.optional()
		.describe(
			'on: the bucket is part of the path. off: of the host name. By itself on with S3_ENDPOINT, else off.',
		),
}

type Complete = ValuesOf<typeof shape> & {
	S3_BUCKET: string
	S3_ACCESS_KEY_ID: string
	S3_SECRET_ACCESS_KEY: string
}

export const s3SettingsOf = (values: Complete): S3Settings => ({
	endpoint: values.S3_ENDPOINT ?? null,
	region: values.S3_REGION,
	bucket: values.S3_BUCKET,
	accessKeyId: values.S3_ACCESS_KEY_ID,
	secretAccessKey: values.S3_SECRET_ACCESS_KEY,
	forcePathStyle: values.S3_FORCE_PATH_STYLE ?? values.S3_ENDPOINT !== undefined,
})

const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export const s3 = defineAdapter({
	shape,
	secrets: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
	needed,
	begunBy: [...needed, 'S3_ENDPOINT'],
	open: (values) => s3Store(s3SettingsOf(values)),
})
