// A Refusal is an error that a person can act on; any other error is a bug.

export const refusalCodes = [
	'invalid',
	'signed_out',
	'forbidden',
	'not_found',
	'conflict',
	'too_many',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** A refusal whose message is shown unchanged. */
export class Refusal extends Error {
	override readonly name = 'Refusal'
	readonly code: RefusalCode

	constructor(code: RefusalCode, message: string) {
		super(message)
		this.code = code
	}
}

/** The text of an unknown failure, for logs only. */
export const reasonOf = (failure: unknown): string =>
	failure instanceof Error ? failure.message : String(failure)
