// The logs of the shop, for admins: newest first, page by page.
import type { ServiceContext } from '#database/context.server.ts'
import { cursorIn, cursorOf } from '#kit/cursor.ts'
import type { LogView } from '../rules/log-view.ts'
import { accountEntries, shopEntries } from '../store/audit.server.ts'
import { assertCan } from '#policies/policy.ts'
import { backOfficePolicy } from '../policies.ts'

export const entriesPerPage = 60

/** One statement. @throws Refusal forbidden */
export async function logPage(context: ServiceContext, { log, before, ...asked }: LogView) {
	assertCan(context, backOfficePolicy, 'administer')
	const question = { ...asked, before: cursorIn(before), limit: entriesPerPage + 1 }
	const rows =
		log === 'shop'
			? (await shopEntries(context.db, question)).map((entry) => ({ ...entry, ip: '' }))
			: (await accountEntries(context.db, question)).map((entry) => ({
					...entry,
					role: '',
					subject: '',
					portalId: null,
				}))
	const entries = rows.slice(0, entriesPerPage)
	const last = entries.at(-1)
	return {
		entries,
		older: rows.length > entriesPerPage && last ? cursorOf(last) : null,
	}
}
export type LogPage = Awaited<ReturnType<typeof logPage>>
