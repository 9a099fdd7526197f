// Changes that a page could not send before it was closed: kept in this browser and sent by the next page of the design.
import { z } from 'zod'
import { Operation } from '#co-design/rules/operations.ts'
import type { Change } from '#co-design/rules/replica.ts'
import { isRefused, pause, sendTogether } from './requests.ts'

const retryMs = 2_000

const Stored = z.array(z.object({ sequence: z.int().min(1), operations: z.array(Operation).min(1) }))

/** Signing out deletes all keys that start with `fieldhouse.` (accounts/session-signals.ts). */
const prefix = (coDesignId: string): string => `fieldhouse.together.${coDesignId}.`

/** Without storage, changes last as long as the page. */
function inStorage(work: (storage: Storage) => void): void {
	try {
		work(localStorage)
	} catch {
		return // The browser forbids storage, or it is full.
	}
}

export function keepPending(coDesignId: string, clientId: string, pending: readonly Change[]): void {
	const key = prefix(coDesignId) + clientId
	inStorage((storage) =>
		pending.length === 0 ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(pending)),
	)
}

/** Tells other pages that this one is open and sends its changes itself, until the signal aborts. */
export function claimPending(coDesignId: string, clientId: string, signal: AbortSignal): void {
	// Absent without a secure connection: then changes of a closed page wait in vain.
	const locks = 'locks' in navigator ? navigator.locks : undefined
	const isOpen = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
	void locks?.request(prefix(coDesignId) + clientId, { signal }, isOpen).catch(() => undefined)
}

/** Refused for good: it is not sent again. */
const isFinal = (status: number) => isRefused(status) || status === 404

/** Sends what the closed page left, each change until the shop has decided about it or this page stops. */
async function sendOf(coDesignId: string, clientId: string, signal: AbortSignal): Promise<void> {
	const key = prefix(coDesignId) + clientId
	const { data: changes = [] } = Stored.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]'))
	for (const change of changes) {
		const send = () => sendTogether({ intent: 'change', coDesignId, clientId, after: 0, ...change })
		let answer = await send()
		while (!answer.ok && !isFinal(answer.status)) {
			await pause(retryMs, [signal])
			if (signal.aborted) return
			answer = await send()
		}
	}
	localStorage.removeItem(key)
}

/**
 * Sends what closed pages left, and what open ones leave when they close before this one. The server counts each change
 * once, whatever has arrived before.
 */
export function sendLeftovers(coDesignId: string, signal: AbortSignal): void {
	const locks = 'locks' in navigator ? navigator.locks : undefined
	inStorage((storage) => {
		for (const key of Object.keys(storage).filter((one) => one.startsWith(prefix(coDesignId)))) {
			const clientId = key.slice(prefix(coDesignId).length)
			void locks?.request(key, { signal }, () => sendOf(coDesignId, clientId, signal)).catch(() => undefined)
		}
	})
}
