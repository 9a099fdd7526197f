// Builds the identity service: keys, hasher, captcha, and the shop's dependencies.
import { randomBytes } from 'node:crypto'
import type { Database } from '#database/client.server.ts'
import { createCaptcha } from './limits.server.ts'
import { createHasher } from './hashing.server.ts'
import { createKeyRing } from '../keys/ring.server.ts'
import { secretNamed, secretOrNew } from '../keys/store.server.ts'
import { openProviders } from '../providers/registry.ts'
import type { AuthParts, Messenger, People } from '../dependencies.server.ts'
import { createVault, type MasterKey } from './sealing.server.ts'
import type { AuthSettings } from '../rules/settings.ts'
import { narrowed } from '../rules/sign-in-rules.ts'
import type { SignInRules } from '../schemas.ts'

export type AuthOptions = {
	database: Database
	settings: AuthSettings
	/** From SESSION_KEYS; without any, the shop's own key from the database is used. */
	masterKeys: readonly MasterKey[]
	messenger: Messenger
	people: People
	/** Those of the shop's owner that hold now: the same object as long as they are unchanged. */
	rules?: () => Promise<SignInRules>
	clock?: () => number
	pause?: (ms: number) => Promise<void>
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const ownKey = { id: 'own', name: 'session-key' }

/**
 * The configured keys, or else one that all processes on this database share. Secrets sealed under the shared one
 * before keys were configured can still be opened.
 */
async function masterKeys({
	database,
	masterKeys: set,
	clock = Date.now,
}: AuthOptions): Promise<MasterKey[]> {
	const { id, name } = ownKey
	if (set.length > 0) {
		const former = await secretNamed(database.db, name)
		return former ? [...set, { id, secret: former }] : [...set]
	}
	const value = randomBytes(32).toString('base64url')
	return [{ id, secret: await secretOrNew(database.db, { name, value, createdAt: new Date(clock()) }) }]
}

/** Opens the service; the first start creates a signing key. */
export async function openAuth(options: AuthOptions): Promise<AuthParts> {
	const { database, settings, messenger, people, clock = Date.now, pause = wait } = options
	const vault = createVault(await masterKeys(options))
	const keys = createKeyRing({ db: database.db, vault, settings, clock })
	await keys.advance()
	const providers = openProviders(settings.providers)
	let latest: { of: AuthSettings; parts: AuthParts } | undefined
	const current = async (): Promise<AuthParts> => {
		const { settings: of } = parts
		const rules = (await options.rules?.()) ?? of.rules
		if (latest?.of !== of || latest.parts.settings.rules !== rules) {
			const held = narrowed(of, rules)
			const offered = new Set(held.providers.map(({ name }) => name))
			const shown = new Map([...providers].filter(([name]) => offered.has(name)))
			latest = { of, parts: { ...parts, settings: held, providers: shown } }
		}
		return latest.parts
	}
	const parts: AuthParts = {
		database,
		settings,
		configured: settings,
		current,
		vault,
		keys,
		hasher: createHasher(settings.hashing),
		messenger,
		people,
		captcha: settings.captcha && createCaptcha(settings.captcha),
		providers,
		pause,
		waiting: new Map(),
	}
	return parts
}
