// A real S3 server for tests, with an empty bucket.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Settings } from '#files/object-stores/s3.server.ts'

export type TestBucket = { settings: S3Settings; close: () => Promise<void> }

/** Starts the server on a free port of this machine. Closing it also deletes its folder. */
export async function openTestBucket(): Promise<TestBucket> {
	const directory = await mkdtemp(join(tmpdir(), 'fieldhouse-s3-'))
	const bucket = 'fieldhouse-test'
	const server = new S3rver({
		address: '127.0.0.1',
		port: 0,
		silent: true,
		directory,
		vhostBuckets: false,
		configureBuckets: [{ name: bucket }],
	})
	const { port } = await server.run()
	return {
		settings: {
			endpoint: `http://127.0.0.1:${port}`,
			region: 'us-east-1',
			bucket,
			// The only key pair that this server accepts.
			accessKeyId: 'S3RVER',
			secretAccessKey: 'S3RVER',
			forcePathStyle: true,
		},
		close: async () => {
			await server.close()
			await rm(directory, { recursive: true, force: true })
		},
	}
}
