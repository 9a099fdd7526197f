/** A backup or restore that cannot be done, with a one-line reason that the operator can act on. */
export class BackupFailure extends Error {
	override readonly name = 'BackupFailure'
}

const codeOf = (failure: unknown): unknown =>
	typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : undefined

/** Codes of the system and of PostgreSQL for a full disk. */
const fullDisk: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100']

/** A one-line failure when the operator can act on it; otherwise the failure unchanged. */
export function plainFailure(failure: unknown): unknown {
	const cause = failure instanceof Error ? failure.cause : undefined
	return fullDisk.includes(codeOf(failure)) || fullDisk.includes(codeOf(cause))
		? new BackupFailure('The disk is full. Make room and begin again; nothing is left of this try.')
		: failure
}
