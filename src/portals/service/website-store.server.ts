// A portal's store on the school's website: switched on by its managers, read by anyone with its key.
import { randomBytes } from 'node:crypto'
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { PageLanguage } from '#kit/language.ts'
import { translator } from '#translations/service/translated.server.ts'
import { dayIn } from '#kit/time.ts'
import { messages } from '../messages.ts'
import { choiceOf } from '../rules/team-look.ts'
import { isStoreKey, storeOn, type StoreForm } from '../rules/website-store.ts'
import { storeByKey, storeEntries, storeOfPortal, upsertStore } from '../store/website-stores.server.ts'
import type { WebsiteStore, WebsiteStoreSettings } from '../views.ts'
import { managedPortal } from './scope.server.ts'

/** What a team's managers see and change. @throws Refusal not_found; forbidden for players */
export async function websiteStoreSettings(
	context: ServiceContext,
	portalId: string,
): Promise<WebsiteStoreSettings> {
	const { portal } = await managedPortal(context, portalId)
	const row = await storeOfPortal(context.db, portal.id)
	return {
		portal: { id: portal.id, teamName: portal.teamName, season: portal.season },
		key: row?.key ?? null,
		isOn: row?.isOn ?? false,
		sites: row?.sites ?? [],
	}
}

/** Saves the store; its key is made once. Off, it is not found. @throws Refusal not_found; forbidden for players */
export const saveWebsiteStore = (
	context: ServiceContext,
	{ portalId, form }: { portalId: string; form: StoreForm },
): Promise<void> =>
	inTransaction(context, async (inner) => {
		const { db, now } = inner
		const { portal } = await managedPortal(inner, portalId)
		const key = randomBytes(16).toString('base64url')
		await upsertStore(db, { portalId: portal.id, key, ...form, updatedAt: now })
		const details = { isOn: form.isOn, sites: form.sites.length }
		await note(inner, { event: 'store.saved', subject: portal.id, portalId: portal.id, details })
		await raiseVersion(db, 'catalog')
	})

/** @throws Refusal not_found, the same for a store that is off and one that never was */
export async function websiteStore(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	key: string,
	language: PageLanguage = 'en',
): Promise<WebsiteStore> {
	const row = isStoreKey(key) ? await storeByKey(db, key) : undefined
	if (!row?.isOn) throw new Refusal('not_found', messages.noStore)
	const { portalId, name, school, season, sites, isPortalOpen } = row
	const entries = await storeEntries(db, portalId)
	const textOf = await translator(
		{ db },
		language,
		entries.map(({ model }) => model),
	)
	const named = entries.map((entry) => ({ ...entry, model: textOf(entry.model) }))
	return {
		key: row.key,
		team: { name, school, season },
		sites,
		look: choiceOf(row) ?? null,
		...storeOn(named, { today: dayIn(row.timeZone, now), isPortalOpen }),
	}
}
