// The owner's sign-in rules, for every request of the identity service and of signed-in people.
import type { SignInRules } from '#auth/schemas.ts'
import type { Connection } from '#database/client.server.ts'
import { remembered } from '#database/remembered.server.ts'
import type { Versioned } from '../rules/section.ts'
import { signInSection } from '../rules/sign-in-section.ts'
import { settingsNow } from './sections.server.ts'

/** The rules as `remembered`; the same object until they change. */
export function followSignInRules(db: Connection): () => Promise<SignInRules> {
	let latest: Versioned<SignInRules> | undefined
	return async () => {
		const read = await remembered(db, 'sign-in rules', () => settingsNow({ db }, signInSection))
		latest = latest?.version === read.version ? latest : read
		return latest
	}
}
