// What `npm run doctor` asks of every room.
import { approvalsThatDiffer } from '#approvals/service/doctor.server.ts'
import { jobsThatDiffer } from '#production/service/doctor.server.ts'
import { examine } from '#checkout/service/doctor.server.ts'
import type { Finding } from '#checkout/rules/finding.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { ledgersThatDiffer } from '#fundraising/service/doctor.server.ts'
import { shipmentsThatDiffer } from '#shipping/service/doctor.server.ts'

/** Orders, payments, stock, approvals, jobs, shipments and ledgers: nothing found is an empty list. */
export async function examineShop(context: Pick<ServiceContext, 'db' | 'now'>): Promise<Finding[]> {
	const findings = await examine(context)
	for (const check of [approvalsThatDiffer, jobsThatDiffer, shipmentsThatDiffer, ledgersThatDiffer])
		findings.push(...(await check(context.db)))
	return findings
}
