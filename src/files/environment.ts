// The settings of a bucket for uploads and proofs; without them files are stored in the data folder.
import { z } from 'zod'

export const filesEnvironment = {
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
	S3_FORCE_PATH_STYLE: z
		.enum(['0', '1', 'true', 'false', 'on', 'off'], 'must be on or off')
		.optional()
		.transform((value) => (value === undefined ? undefined : ['1', 'true', 'on'].includes(value)))
		.describe(
			'on: the bucket is part of the path. off: of the host name. By itself on with S3_ENDPOINT, else off.',
		),
}

/** Settings of this module that hold secrets and are never printed. */
export const filesSecrets = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const shape = z.object(filesEnvironment)
export type FilesEnvironment = z.infer<typeof shape>

export type S3Settings = {
	/** Null for Amazon S3. */
	endpoint: string | null
	region: string
	bucket: string
	accessKeyId: string
	secretAccessKey: string
	forcePathStyle: boolean
}

const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** A message naming the missing setting of an incomplete set; undefined when complete. */
export function missingFilesSetting(env: FilesEnvironment): string | undefined {
	const given = [...needed, 'S3_ENDPOINT' as const].find((name) => env[name] !== undefined)
	const missing = needed.find((name) => env[name] === undefined)
	return given && missing ? `${missing} must be set when ${given} is.` : undefined
}

/** Null when files are stored on disk. Call `missingFilesSetting` before. */
export function s3Settings(env: FilesEnvironment): S3Settings | null {
	const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
	if (!bucket || !accessKeyId || !secretAccessKey) return null
	return {
		endpoint: env.S3_ENDPOINT ?? null,
		region: env.S3_REGION,
		bucket,
		accessKeyId,
		secretAccessKey,
		forcePathStyle: env.S3_FORCE_PATH_STYLE ?? env.S3_ENDPOINT !== undefined,
	}
}
