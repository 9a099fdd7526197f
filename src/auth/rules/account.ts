// What administrators and users set on an account: bans and metadata.
import { invalid } from './errors.ts'

/** Auth contract §5, admin surface. */
export const isBanned = ({ bannedUntil }: { bannedUntil: Date | null }, now: Date): boolean =>
	bannedUntil !== null && bannedUntil > now

const units: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }
const longestMs = 100 * 365 * 86_400_000

/** Milliseconds of `24h` or `1h30m`; 0 for `none`; undefined when it is neither. At most a hundred years. */
export function banDurationMs(text: string): number | undefined {
	if (text === 'none') return 0
	if (!/^(?:\d{1,9}(?:\.\d{1,3})?(?:ms|s|m|h)){1,4}$/.test(text)) return undefined
	const parts = text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)
	const total = [...parts].reduce(
		(sum, [, amount = '0', unit = 's']) => sum + Number(amount) * (units[unit] ?? 0),
		0,
	)
	return total > 0 && total <= longestMs ? total : undefined
}

/** User metadata: every token carries it, so its size is bounded (auth contract §5.1). */
const maxBytes = 8 * 1_024
/** Members with a meaning elsewhere: never accepted from a client. */
const reserved = new Set(['role', 'roles', 'app_metadata', 'email_verified', 'phone_verified', 'sub', 'aal'])

/** @throws AuthFailure validation_failed when it is too large */
export function cleanMetadata(data: Record<string, unknown>): Record<string, unknown> {
	const kept = Object.fromEntries(Object.entries(data).filter(([name]) => !reserved.has(name)))
	if (Buffer.byteLength(JSON.stringify(kept)) > maxBytes) throw invalid('User metadata is too large')
	return kept
}
