// Jobs as other software reads them, page by page.
import type { ServiceContext } from '#database/context.server.ts'
import { assertCan } from '#policies/policy.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { productionPolicy } from '../policies.ts'
import { jobsAfter, type JobRange } from '../store/views.server.ts'
import { cardOf } from './cards.server.ts'

/** In the order of their ids. @throws Refusal forbidden */
export async function jobRecords(context: ServiceContext, range: JobRange) {
	assertCan(context, productionPolicy, 'work')
	const today = shopDay(context.now)
	const rows = await jobsAfter(context.db, range)
	return rows.map((row) => ({ ...cardOf(row, today), position: row.position, dueOn: row.dueOn }))
}
