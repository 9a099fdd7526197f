// Whether a user is banned, and for how long (auth contract §5, admin surface).

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
