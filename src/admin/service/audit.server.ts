// The logs of the shop, for admins: newest first, page by page.
import { z } from 'zod'
import type { ServiceContext } from '#database/context.server.ts'
import type { LogView } from '../rules/log-view.ts'
import { accountEntries, shopEntries, type Cursor } from '../store/audit.server.ts'
import { requireAdmin } from './access.server.ts'

export const entriesPerPage = 60

const uuid = z.uuid()

/** `1763650800000.<id>`; whatever it is not begins at the first page. */
function cursorIn(text: string | null): Cursor {
	const [at = '', id] = (text ?? '').split('.', 2)
	const known = uuid.safeParse(id)
	return known.success && /^\d{1,15}$/.test(at) ? { at: new Date(Number(at)), id: known.data } : null
}

/** One statement. @throws Refusal forbidden */
export async function logPage(context: ServiceContext, { log, before, ...asked }: LogView) {
	requireAdmin(context)
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
		older: rows.length > entriesPerPage && last ? `${last.at.getTime()}.${last.id}` : null,
	}
}
export type LogPage = Awaited<ReturnType<typeof logPage>>
