// Refresh tokens: `v1.<session>.<counter>.<MAC>` under a key per session; never stored (auth contract §5.2).
import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret, type Vault } from './sealing.server.ts'

export type RefreshToken = { sessionId: string; counter: number; mac: string }

const shape =
	/^v1\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/

/** Undefined unless it has our format. */
export function parseRefreshToken(text: string): RefreshToken | undefined {
	const [, sessionId, counter, mac] = shape.exec(text) ?? []
	return sessionId && counter && mac ? { sessionId, counter: Number(counter), mac } : undefined
}

export const newRefreshKey = (vault: Vault, sessionId: string): string =>
	vault.seal(randomBytes(32), sessionId)

type Keyed = { id: string; refreshKeySealed: string }

const macOf = (vault: Vault, { id, refreshKeySealed }: Keyed, counter: number) =>
	createHmac('sha256', vault.open(refreshKeySealed, id)).update(`${id}.${counter}`).digest('base64url')

export const refreshTokenOf = (vault: Vault, session: Keyed, counter: number): string =>
	`v1.${session.id}.${counter}.${macOf(vault, session, counter)}`

/** Also false for a session whose key was sealed under a dropped master key. */
export const isGenuine = (vault: Vault, session: Keyed, token: RefreshToken): boolean =>
	vault.tryOpen(session.refreshKeySealed, session.id) !== undefined &&
	isSameSecret(macOf(vault, session, token.counter), token.mac)

export type Verdict = 'rotate' | 'repeat' | 'refused' | 'reused' | 'unknown'

/**
 * The verdict on a genuine token. One step behind: its answer was lost, or another tab was faster. Further behind is
 * reuse, except for a short while after the last refresh. Below the floor it predates a step-up and gets nothing.
 */
export function judge(
	counter: number,
	session: { refreshCounter: number; refreshFloor: number; refreshedAt: Date },
	{ now, reuseIntervalS }: { now: Date; reuseIntervalS: number },
): Verdict {
	const sinceS = (now.getTime() - session.refreshedAt.getTime()) / 1_000
	const isRecent = sinceS <= reuseIntervalS
	if (counter > session.refreshCounter) return 'unknown'
	if (counter < session.refreshFloor) return isRecent ? 'refused' : 'reused'
	if (counter === session.refreshCounter) return 'rotate'
	return counter === session.refreshCounter - 1 || isRecent ? 'repeat' : 'reused'
}
