// Signing keys rotate by time (auth contract §4): next → current → previous → retired.
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import { insideTransaction, type Connection } from '#database/client.server.ts'
import type { Vault } from '../service/sealing.server.ts'
import type { AuthSettings } from '../rules/settings.ts'
import { insertKey, lockKeys, moveKey, waitForTurn, type KeyState, type SigningKey } from './store.server.ts'

type Rotation = {
	db: Connection
	vault: Vault
	settings: Pick<AuthSettings, 'algorithm' | 'lifetimes'>
	now: Date
}

async function createKey(
	{ vault, settings, now }: Omit<Rotation, 'db'>,
	state: KeyState,
): Promise<SigningKey> {
	const { publicKey, privateKey } = await generateKeyPair(settings.algorithm, { extractable: true })
	const publicJwk = await exportJWK(publicKey)
	const kid = await calculateJwkThumbprint(publicJwk)
	const privateSealed = vault.seal(JSON.stringify(await exportJWK(privateKey)), kid)
	return {
		kid,
		alg: settings.algorithm,
		state,
		publicJwk: { ...publicJwk },
		privateSealed,
		createdAt: now,
		stateAt: now,
	}
}

export type KeyMoves = {
	retire: string[]
	swap: { next: string; current: string } | null
	create: KeyState | null
}

/** The changes that are due, by the ages of the keys. Times in seconds. */
export function dueMoves(
	keys: readonly Pick<SigningKey, 'kid' | 'state' | 'stateAt'>[],
	{ lifetimes }: Pick<AuthSettings, 'lifetimes'>,
	now: Date,
): KeyMoves {
	const ageS = ({ stateAt }: { stateAt: Date }) => (now.getTime() - stateAt.getTime()) / 1_000
	const current = keys.find(({ state }) => state === 'current')
	const next = keys.find(({ state }) => state === 'next')
	const outlived = lifetimes.accessToken + lifetimes.nextKey
	const retire = keys.filter((key) => key.state === 'previous' && ageS(key) > outlived).map(({ kid }) => kid)
	if (!current) return { retire, swap: null, create: 'current' }
	if (next && ageS(next) >= lifetimes.nextKey)
		return { retire, swap: { next: next.kid, current: current.kid }, create: null }
	return { retire, swap: null, create: !next && ageS(current) > lifetimes.signingKey ? 'next' : null }
}

/** @returns whether anything changed. */
export function advanceKeys(rotation: Rotation): Promise<boolean> {
	const { db, vault, settings, now } = rotation
	return db.transaction((inner) =>
		insideTransaction.run(true, async () => {
			await waitForTurn(inner, now)
			const keys = await lockKeys(inner)
			// Keys sealed under a dropped master key are unusable and may be known to others.
			const lost = keys.filter(({ kid, privateSealed }) => !vault.tryOpen(privateSealed, kid))
			const known = keys.filter((key) => !lost.includes(key))
			const { retire: old, swap, create } = dueMoves(known, settings, now)
			const retire = [...old, ...lost.map(({ kid }) => kid)]
			// Keys are few: two or three at a time.
			await Promise.all(retire.map((kid) => moveKey(inner, kid, { state: 'retired', stateAt: now })))
			if (swap) {
				await moveKey(inner, swap.current, { state: 'previous', stateAt: now })
				await moveKey(inner, swap.next, { state: 'current', stateAt: now })
			}
			if (create) await insertKey(inner, await createKey(rotation, create))
			return retire.length > 0 || swap !== null || create !== null
		}),
	)
}
