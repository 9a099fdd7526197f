import { expect, test } from 'vitest'
import { readSettings, WrongSetting } from '#settings/settings.ts'
import { s3SettingsOf } from './object-stores/s3.server.ts'
import { filesSettings } from './settings.ts'

const read = (given: Record<string, string>) =>
	readSettings({ files: filesSettings }, (key) => given[key]).files
const bucket = {
	S3_BUCKET: 'fieldhouse-files',
	S3_ACCESS_KEY_ID: 'key',
	S3_SECRET_ACCESS_KEY: 'top-secret',
}

const storeOf = (given: Record<string, string>) => read(given)?.()

test('nothing has to be set: files lie on the disk', () => {
	expect(read({})).toBeNull()
})

test("a bucket at Amazon's needs a name, a key and its secret", () => {
	expect(storeOf(bucket)?.bucket).toEqual({ name: 'fieldhouse-files', endpoint: null })
})

test('a store of another maker has its address', () => {
	const elsewhere = { ...bucket, S3_ENDPOINT: 'http://127.0.0.1:9000' }
	expect(storeOf(elsewhere)?.bucket).toEqual({ name: 'fieldhouse-files', endpoint: 'http://127.0.0.1:9000' })
})

test('a store of another maker has the bucket in the path, unless set otherwise', () => {
	const pathStyle = (given: { S3_ENDPOINT?: string; S3_FORCE_PATH_STYLE?: boolean }) =>
		s3SettingsOf({ ...bucket, S3_REGION: 'us-east-1', ...given }).forcePathStyle
	const elsewhere = { S3_ENDPOINT: 'http://127.0.0.1:9000' }
	expect(pathStyle({})).toBe(false)
	expect(pathStyle(elsewhere)).toBe(true)
	expect(pathStyle({ ...elsewhere, S3_FORCE_PATH_STYLE: false })).toBe(false)
	expect(pathStyle({ S3_FORCE_PATH_STYLE: true })).toBe(true)
})

test.each([
	[{ S3_BUCKET: 'files' }, 'S3_ACCESS_KEY_ID must be set when S3_BUCKET is.'],
	[{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'k' }, 'S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is.'],
	[{ S3_SECRET_ACCESS_KEY: 's' }, 'S3_BUCKET must be set when S3_SECRET_ACCESS_KEY is.'],
	[{ S3_ENDPOINT: 'https://storage.example.com' }, 'S3_BUCKET must be set when S3_ENDPOINT is.'],
])('half a setting names the other half %#', (given, message) => {
	expect(() => read(given)).toThrow(new WrongSetting(message))
})

test.each([
	['S3_BUCKET', 'No Bucket/'],
	['S3_ENDPOINT', 'storage.example.com'],
	['S3_ENDPOINT', 'file:///etc'],
	['S3_REGION', 'US East'],
	['S3_FORCE_PATH_STYLE', 'perhaps'],
])('%s cannot be %j', (name, value) => {
	expect(() => read({ [name]: value })).toThrow(`${name} `)
})
