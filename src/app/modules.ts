// The modules that the application mounts: jobs, order subscribers, erasures, checks of the doctor.
import type { Erasure } from '#accounts/contract.ts'
import { accountsModule } from '#accounts/module.ts'
import type { NotificationDependencies } from '#approvals/dependencies.server.ts'
import { apiModule } from '#api/module.ts'
import { approvalsModule } from '#approvals/module.ts'
import type { ApprovalListener } from '#approvals/service/handle-order-events.server.ts'
import type { AuthParts } from '#auth/dependencies.server.ts'
import { authModule } from '#auth/module.ts'
import { backOfficeModule } from '#back-office/module.ts'
import { bulkOrdersModule } from '#bulk-orders/module.ts'
import type { ReminderDependencies } from '#bulk-orders/service/remind-shares.server.ts'
import { cartModule } from '#cart/module.ts'
import { catalogModule } from '#catalog/module.ts'
import { checkoutModule } from '#checkout/module.ts'
import { commentsModule } from '#comments/module.ts'
import { coDesignModule } from '#co-design/module.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { DoctorCheck, Finding } from '#database/findings.server.ts'
import type { ProofDependencies } from '#designs/dependencies.server.ts'
import { designsModule } from '#designs/module.ts'
import { familyMessagesModule } from '#family-messages/module.ts'
import { filesModule, type Files } from '#files/module.ts'
import type { StoredFolder } from '#files/contract.ts'
import type { Sweep } from '#files/service/files.server.ts'
import { fundraisingModule } from '#fundraising/module.ts'
import type { Jobs } from '#jobs/service.server.ts'
import type { OrderDependencies, OrderSubscriber } from '#orders/dependencies.server.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { ordersModule } from '#orders/module.ts'
import { portalsModule } from '#portals/module.ts'
import type { PaymentQueues } from '#payments/dependencies.server.ts'
import { paymentsModule, type Payments } from '#payments/module.ts'
import { productionModule } from '#production/module.ts'
import { purchasingModule } from '#purchasing/module.ts'
import { quotesModule } from '#quotes/module.ts'
import { rostersModule } from '#rosters/module.ts'
import { shippingModule } from '#shipping/module.ts'
import type { WebhookDependencies } from '#webhooks/dependencies.server.ts'
import { webhooksModule } from '#webhooks/module.ts'

/** What subscribers receive when the application starts. */
export type SubscriberParts = ApprovalListener & { payments: PaymentQueues }
type ArtInUse = Sweep['inUse']
type JobParts = {
	auth: AuthParts
	mail: ReminderDependencies & Pick<MailDependencies, 'sendTexts'>
	files: Files
	proofs: ProofDependencies
	payments: Payments
	webhooks: WebhookDependencies
}

/** What the deletion of a person needs. */
export type ErasureParts = {
	jobs: Pick<Jobs, 'send'>
	orders: OrderDependencies
	payments: Payments
	mail: NotificationDependencies
}

export type ShopModule = {
	name: string
	/** Registers the module's workers and scheduled jobs. */
	jobs?: (jobs: Pick<Jobs, 'schedule' | 'work'>, parts: JobParts & { artInUse: ArtInUse }) => void
	subscribers?: (parts: SubscriberParts) => OrderSubscriber[]
	erases?: readonly Erasure<ErasureParts>[]
	/** Which of these uploads the module still uses: the others of visitors are deleted after a while. */
	artInUse?: ArtInUse
	doctor?: readonly DoctorCheck[]
	/** Folders of the object store whose files the module's rows name. */
	storedFolders?: readonly StoredFolder[]
}

export const shopModules: readonly ShopModule[] = [
	authModule,
	accountsModule,
	filesModule,
	catalogModule,
	designsModule,
	commentsModule,
	portalsModule,
	ordersModule,
	rostersModule,
	coDesignModule,
	paymentsModule,
	cartModule,
	checkoutModule,
	quotesModule,
	approvalsModule,
	productionModule,
	purchasingModule,
	shippingModule,
	webhooksModule,
	fundraisingModule,
	bulkOrdersModule,
	familyMessagesModule,
	apiModule,
	backOfficeModule,
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

/** All steps of the deletion of a person with their modules, in the order in which they run. */
export const erasuresInOrder: readonly (Erasure<ErasureParts> & { module: string })[] = shopModules
	.flatMap(({ name, erases = [] }) => erases.map((step) => ({ ...step, module: name })))
	.toSorted((a, b) => a.position - b.position)

/** Removes or passes on what a person has in the shop. Call it before the account is deleted. */
export async function erasePerson(inner: ServiceContext, userId: string, parts: ErasureParts): Promise<void> {
	for (const { erase } of erasuresInOrder) await erase(inner, userId, parts)
}

/** Those of the uploads that any module still uses. */
const artInUse: ArtInUse = async (context, ids) => {
	const asked = shopModules.flatMap((module) => module.artInUse ?? [])
	const used = await Promise.all(asked.map((inModule) => inModule(context, ids)))
	return new Set(used.flatMap((some) => [...some]))
}

/** Nothing runs before the queue starts. */
export function registerJobs(jobs: Pick<Jobs, 'schedule' | 'work'>, parts: JobParts): void {
	for (const module of shopModules) module.jobs?.(jobs, { ...parts, artInUse })
}

/** Runs the checks of all modules for `npm run doctor`; an empty list means no findings. */
export async function examineShop(context: Parameters<DoctorCheck>[0]): Promise<Finding[]> {
	const findings: Finding[] = []
	for (const check of shopModules.flatMap(({ doctor = [] }) => doctor))
		findings.push(...(await check(context)))
	return findings
}
