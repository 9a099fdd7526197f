// Types for the parts of an S3 test server that tests use.
declare module 's3rver' {
	type Options = {
		address: string
		port: number
		silent: boolean
		directory: string
		vhostBuckets: boolean
		configureBuckets: { name: string }[]
	}
	export default class S3rver {
		constructor(options: Options)
		/** @returns the address it listens on */
		run(): Promise<{ address: string; port: number }>
		close(): Promise<void>
	}
}
