// The modules that the application mounts: jobs, order subscribers, checks of the doctor.
import { accountsModule } from '#accounts/module.ts'
import { approvalsModule } from '#approvals/module.ts'
import type { ApprovalListener } from '#approvals/service/handle-order-events.server.ts'
import type { AuthParts } from '#auth/dependencies.server.ts'
import { authModule } from '#auth/module.ts'
import { bulkOrdersModule } from '#bulk-orders/module.ts'
import type { ReminderDependencies } from '#bulk-orders/service/remind-shares.server.ts'
import { cartModule } from '#cart/module.ts'
import { checkoutModule } from '#checkout/module.ts'
import type { DoctorCheck, Finding } from '#database/findings.server.ts'
import type { ProofDependencies } from '#designs/dependencies.server.ts'
import { designsModule } from '#designs/module.ts'
import { filesModule, type Files } from '#files/module.ts'
import { fundraisingModule } from '#fundraising/module.ts'
import type { Jobs } from '#jobs/service.server.ts'
import type { OrderDependencies, OrderSubscriber } from '#orders/dependencies.server.ts'
import type { PaymentQueues } from '#payments/dependencies.server.ts'
import { paymentsModule, type Payments } from '#payments/module.ts'
import { productionModule } from '#production/module.ts'
import { shippingModule } from '#shipping/module.ts'

/** What subscribers receive when the application starts. */
export type SubscriberParts = ApprovalListener & { payments: PaymentQueues }
type JobParts = {
	auth: AuthParts
	mail: ReminderDependencies
	files: Files
	proofs: ProofDependencies
	payments: Payments
}

export type ShopModule = {
	name: string
	/** Registers the module's workers and scheduled jobs. */
	jobs?: (jobs: Pick<Jobs, 'schedule' | 'work'>, parts: JobParts) => void
	subscribers?: (parts: SubscriberParts) => OrderSubscriber[]
	doctor?: readonly DoctorCheck[]
}

export const shopModules: readonly ShopModule[] = [
	authModule,
	accountsModule,
	filesModule,
	designsModule,
	paymentsModule,
	cartModule,
	checkoutModule,
	approvalsModule,
	productionModule,
	shippingModule,
	fundraisingModule,
	bulkOrdersModule,
]

export type OrderSubscribers = Pick<OrderDependencies, 'onPlaced' | 'onMoved' | 'onRefunded'>

/** All order subscribers with their modules, in the order in which they run. */
export const subscribersInOrder = (parts: SubscriberParts): (OrderSubscriber & { module: string })[] =>
	shopModules
		.flatMap(({ name, subscribers }) =>
			(subscribers?.(parts) ?? []).map((subscriber) => ({ ...subscriber, module: name })),
		)
		.toSorted((a, b) => a.position - b.position)

export function orderSubscribers(parts: SubscriberParts): OrderSubscribers {
	const all = subscribersInOrder(parts)
	return {
		onPlaced: all.flatMap((one) => (one.on === 'order.placed' ? [one.handle] : [])),
		onMoved: all.flatMap((one) => (one.on === 'order.moved' ? [one.handle] : [])),
		onRefunded: all.flatMap((one) => (one.on === 'order.refunded' ? [one.handle] : [])),
	}
}

/** Nothing runs before the queue starts. */
export function registerJobs(jobs: Pick<Jobs, 'schedule' | 'work'>, parts: JobParts): void {
	for (const module of shopModules) module.jobs?.(jobs, parts)
}

/** Runs the checks of all modules for `npm run doctor`; an empty list means no findings. */
export async function examineShop(context: Parameters<DoctorCheck>[0]): Promise<Finding[]> {
	const findings: Finding[] = []
	for (const check of shopModules.flatMap(({ doctor = [] }) => doctor))
		findings.push(...(await check(context)))
	return findings
}
