// What an admin types about a key, and the state of a key.
import { messages } from '../messages.ts'
import { keyDays, scopes, type KeyDays, type KeyState, type Scope } from '../states.ts'

export const keyLimits = { name: 80, active: 50, listed: 200 }

export type KeyInput = { name: string; scopes: Scope[]; days: KeyDays }
export type KeyErrors = Partial<Record<keyof KeyInput, string>>
/** The fields as they were typed; `scope-<scope>` for each chosen one. */
export type TypedKey = Readonly<Record<string, string>>

export const scopeField = (scope: Scope): string => `scope-${scope}`

function nameProblem(name: string): string | undefined {
	if (name === '') return messages.nameRequired
	return name.length > keyLimits.name ? messages.nameTooLong : undefined
}

/** @returns what can be saved, or a message for each wrong field */
export function readKey(typed: TypedKey): { input: KeyInput } | { errors: KeyErrors } {
	const name = (typed['name'] ?? '').replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()
	const chosen = scopes.filter((scope) => typed[scopeField(scope)] !== undefined)
	const days = keyDays.find((one) => String(one) === typed['days'])
	const wrongName = nameProblem(name)
	const errors: KeyErrors = {
		...(wrongName && { name: wrongName }),
		...(chosen.length === 0 && { scopes: messages.scopesRequired }),
		...(days === undefined && { days: messages.daysRequired }),
	}
	if (days === undefined || Object.keys(errors).length > 0) return { errors }
	return { input: { name, scopes: chosen, days } }
}

export function keyStateAt(
	{ expiresAt, revokedAt }: { expiresAt: Date; revokedAt: Date | null },
	now: Date,
): KeyState {
	if (revokedAt !== null) return 'revoked'
	return expiresAt <= now ? 'expired' : 'active'
}
