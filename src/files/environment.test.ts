import { expect, test } from 'vitest'
import { z } from 'zod'
import { filesEnvironment, missingFilesSetting, s3Settings } from './environment.ts'

const shape = z.object(filesEnvironment)
const bucket = {
	S3_BUCKET: 'fieldhouse-files',
	S3_ACCESS_KEY_ID: 'key',
	S3_SECRET_ACCESS_KEY: 'top-secret',
}

test('nothing has to be set: files lie on the disk', () => {
	const env = shape.parse({})
	expect(missingFilesSetting(env)).toBeUndefined()
	expect(s3Settings(env)).toBeNull()
})

test("a bucket at Amazon's needs a name, a key and its secret", () => {
	const env = shape.parse(bucket)
	expect(missingFilesSetting(env)).toBeUndefined()
	expect(s3Settings(env)).toEqual({
		endpoint: null,
		region: 'us-east-1',
		bucket: 'fieldhouse-files',
		accessKeyId: 'key',
		secretAccessKey: 'top-secret',
		forcePathStyle: false,
	})
})

test('a store of another maker has the bucket in the path, unless told otherwise', () => {
	const elsewhere = { ...bucket, S3_ENDPOINT: 'http://127.0.0.1:9000' }
	expect(s3Settings(shape.parse(elsewhere))?.forcePathStyle).toBe(true)
	expect(s3Settings(shape.parse({ ...elsewhere, S3_FORCE_PATH_STYLE: 'off' }))?.forcePathStyle).toBe(false)
	expect(s3Settings(shape.parse({ ...bucket, S3_FORCE_PATH_STYLE: 'on' }))?.forcePathStyle).toBe(true)
})

test.each([
	[{ S3_BUCKET: 'files' }, 'S3_ACCESS_KEY_ID must be set when S3_BUCKET is.'],
	[{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'k' }, 'S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is.'],
	[{ S3_SECRET_ACCESS_KEY: 's' }, 'S3_BUCKET must be set when S3_SECRET_ACCESS_KEY is.'],
	[{ S3_ENDPOINT: 'https://storage.example.com' }, 'S3_BUCKET must be set when S3_ENDPOINT is.'],
])('half a setting names the other half %#', (given, message) => {
	expect(missingFilesSetting(shape.parse(given))).toBe(message)
})

test.each([
	['S3_BUCKET', 'No Bucket/'],
	['S3_ENDPOINT', 'storage.example.com'],
	['S3_ENDPOINT', 'file:///etc'],
	['S3_REGION', 'US East'],
	['S3_FORCE_PATH_STYLE', 'perhaps'],
])('%s cannot be %j', (name, value) => {
	const { error } = shape.safeParse({ [name]: value })
	expect(error?.issues.map(({ path }) => path)).toEqual([[name]])
})
