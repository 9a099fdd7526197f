// The logs of the shop, for admins: newest first, page by page.
import { z } from 'zod'
import type { ServiceContext } from '#database/context.server.ts'
import { cursorIn, cursorOf } from '#kit/cursor.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '#catalog/policies.ts'
import { shopZone } from '#shop-settings/service/shop.server.ts'
import { backOfficePolicy } from '../policies.ts'
import { actorName, linkedIds, sentenceParts, type LogView } from '../rules/log-view.ts'
import { accountEntries, namesOfSubjects, shopEntries, staffNames } from '../store/audit.server.ts'

export const entriesPerPage = 60

const uuid = z.uuid()
const areIds = (ids: readonly string[]) => ids.filter((id) => uuid.safeParse(id).success)

/** One page in three statements. @throws Refusal forbidden */
export async function logPage(context: ServiceContext, { log, before, ...asked }: LogView) {
	assertCan(context, backOfficePolicy, 'administer')
	const { db } = context
	const question = { ...asked, timeZone: shopZone(), before: cursorIn(before), limit: entriesPerPage + 1 }
	const rows =
		log === 'shop'
			? (await shopEntries(db, question)).map((entry) => ({ ...entry, ip: '' }))
			: (await accountEntries(db, question)).map((entry) => ({
					...entry,
					role: '',
					subject: '',
					portalId: null,
				}))
	const entries = rows.slice(0, entriesPerPage)
	const last = entries.at(-1)
	const { people, products, portals } = linkedIds(entries)
	const names = await namesOfSubjects(db, {
		people: areIds(people),
		products: areIds(products),
		portals,
	})
	return {
		entries: entries.map((entry) => ({ ...entry, says: sentenceParts(entry, names) })),
		staff: await staffNames(db),
		older: rows.length > entriesPerPage && last ? cursorOf(last) : null,
	}
}
export type LogPage = Awaited<ReturnType<typeof logPage>>

const mostChanges = 50

/** The latest changes of a product, newest first. One statement. @throws Refusal forbidden */
export async function historyOf(context: ServiceContext, productId: string) {
	assertCan(context, catalogPolicy, 'read')
	const everything = { personId: null, event: null, portalId: null, from: null, to: null, before: null }
	const asked = { ...everything, timeZone: shopZone(), subject: productId, limit: mostChanges }
	const entries = await shopEntries(context.db, asked)
	return entries.map((entry) => {
		const { id, at, event, details } = entry
		return { id, at, event, details, who: actorName(entry) }
	})
}
export type ProductHistory = Awaited<ReturnType<typeof historyOf>>
