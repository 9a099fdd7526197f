// User metadata: every token carries it, so its size is bounded (auth contract §5.1).
import { invalid } from './errors.ts'

const maxBytes = 8 * 1_024
/** Members with a meaning elsewhere: never accepted from a client. */
const reserved = new Set(['role', 'roles', 'app_metadata', 'email_verified', 'phone_verified', 'sub', 'aal'])

/** @throws AuthFailure validation_failed when it is too large */
export function cleanMetadata(data: Record<string, unknown>): Record<string, unknown> {
	const kept = Object.fromEntries(Object.entries(data).filter(([name]) => !reserved.has(name)))
	if (Buffer.byteLength(JSON.stringify(kept)) > maxBytes) throw invalid('User metadata is too large')
	return kept
}
