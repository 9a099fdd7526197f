// Resolves a scanned or typed code to its job, or to the order with that reference.
import { assertCan } from '#policies/policy.ts'
import { productionPolicy } from '../policies.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { orderIdByReference } from '#orders/service/find.server.ts'
import { messages } from '../messages.ts'
import { scannedIn } from '../rules/codes.ts'
import { jobsByCode } from '../store/jobs.server.ts'
import { floorOrderUrl, jobUrl } from '../urls.ts'

/** @throws Refusal forbidden, invalid, not_found */
export async function addressOfCode(context: ServiceContext, typed: string): Promise<string> {
	assertCan(context, productionPolicy, 'work')
	const scanned = scannedIn(typed)
	if (!scanned) throw new Refusal('invalid', messages.unreadable)
	if (scanned.kind === 'id') return jobUrl(scanned.id)
	const [job] = await jobsByCode(context.db, scanned.code)
	if (job) return jobUrl(job.id)
	const orderId = await orderIdByReference(context, scanned.code)
	if (orderId === undefined) throw new Refusal('not_found', messages.unknownCode)
	return floorOrderUrl(orderId)
}
