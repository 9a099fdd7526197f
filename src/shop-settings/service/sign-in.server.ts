// The owner's sign-in rules, for every request of the identity service and of signed-in people.
import type { SignInRules } from '#auth/schemas.ts'
import type { Connection } from '#database/client.server.ts'
import { asAway, isAway } from '#database/failures.server.ts'
import { followVersion } from '#database/versions.server.ts'
import type { Versioned } from '../rules/section.ts'
import { signInSection } from '../rules/sign-in-section.ts'
import { settingsNow } from './sections.server.ts'

/** Requests that wait for one query share its failure: each of them notes it. */
const noted = (failure: unknown): never => {
	throw failure instanceof Error && isAway(failure) ? asAway(failure) : failure
}

/** Reads them again when the settings have changed: at once in this process, within a second in others. */
export function followSignInRules(db: Connection): () => Promise<SignInRules> {
	const settings = followVersion(db, 'catalog')
	let known: { at: number; rules: Versioned<SignInRules> } | undefined
	return async () => {
		const at = await settings.current().catch(noted)
		if (known?.at === at) return known.rules
		const read = await settingsNow({ db }, signInSection)
		const rules = known?.rules.version === read.version ? known.rules : read
		known = { at, rules }
		return rules
	}
}
