// The parts that tests use of a store that speaks S3 and comes without types.
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
		/** @returns where it listens. */
		run(): Promise<{ address: string; port: number }>
		close(): Promise<void>
	}
}
