// The start catalog of a new shop: an admin asks for it, a job installs it part after part.
import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { note } from '#accounts/service/audit.server.ts'
import {
	addStart,
	drawStart,
	startParts,
	startProgress,
	startSize,
} from '#catalog/service/start-catalog.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { announceChange, raiseVersion } from '#database/versions.server.ts'
import { addShopDesigns } from '#designs/service/shop-designs.server.ts'
import type { JobDependencies } from '#jobs/dependencies.server.ts'
import { patient, type Queue } from '#jobs/queue.ts'
import { Refusal } from '#kit/errors.ts'
import { assertCan } from '#policies/policy.ts'
import { indexProducts } from '#search/service/indexing.server.ts'
import { setupSection } from '#shop-settings/rules/setup-section.ts'
import { sportsSection } from '#shop-settings/rules/shop-section.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import { shellNow } from '#shop-settings/service/shop.server.ts'
import { installedSports } from '#sports/sports.ts'
import { messages } from '../messages.ts'
import { backOfficePolicy } from '../policies.ts'
import { productsThere } from '../store/setup.server.ts'
import { changeSetup } from './guide.server.ts'

const Data = z.object({ sports: z.array(z.string()), by: z.uuid().nullable() })
type Data = z.infer<typeof Data>

export const startCatalogQueue: Queue<Data> = {
	name: 'back-office.start-catalog',
	data: Data,
	...patient,
	limitSeconds: 900,
}

/**
 * The size of the start catalog in the sports sold, and how far its installation has come; null when nobody asked for it.
 * @throws Refusal forbidden
 */
export async function startCatalog(context: ServiceContext) {
	assertCan(context, backOfficePolicy, 'administer')
	const { installed } = await settingsNow(context, setupSection)
	const { sold } = await settingsNow(context, sportsSection)
	const sports = [...(installed ?? sold ?? installedSports())]
	return {
		sports,
		size: startSize(sports),
		progress: installed ? await startProgress(context, installed) : null,
	}
}
export type StartCatalog = Awaited<ReturnType<typeof startCatalog>>

/**
 * Has the start catalog of the sports sold installed. A second call changes nothing.
 * @throws Refusal forbidden; conflict when the shop has products
 */
export async function installStartCatalog(
	context: ServiceContext,
	jobs: Pick<JobDependencies, 'send'> | null,
): Promise<void> {
	assertCan(context, backOfficePolicy, 'administer')
	if (!jobs) throw new Refusal('conflict', messages.noQueue)
	await inTransaction(context, async (inner) => {
		// Two admins at once: the later one waits here, then sees what the first one asked for.
		await raiseVersion(inner.db, 'catalog')
		const { installed } = await settingsNow(inner, setupSection)
		if (installed) return
		if ((await productsThere(inner.db)).hasAny) throw new Refusal('conflict', messages.hasProducts)
		const { sold } = await settingsNow(inner, sportsSection)
		const sports = [...(sold ?? installedSports())]
		await changeSetup(inner, ({ state, ...setup }) => ({
			...setup,
			state: state === 'new' ? 'begun' : state,
			installed: sports,
		}))
		await note(inner, {
			event: 'catalog.started',
			subject: 'start catalog',
			details: { products: startSize(sports) },
		})
		await jobs.send(inner, startCatalogQueue, { data: { sports, by: inner.actor.userId } })
	})
}

/**
 * Adds what is missing of the start catalog, a transaction for each part: an interrupted run goes on where it ended. Runs
 * as the admin who asked.
 */
export async function runStartCatalog(given: ServiceContext, { sports, by }: Data): Promise<void> {
	const context: ServiceContext = { ...given, actor: { userId: by, roles: ['admin'] } }
	for (const part of startParts(sports)) {
		const drawn = await drawStart(context.db, part)
		await inTransaction(context, async (inner) => {
			// The owner may have chosen other sports since the last part.
			await shellNow(inner)
			const { ids, designs } = await addStart(inner, part, drawn)
			await addShopDesigns(inner, designs)
			await indexProducts(inner.db, ids)
		})
		announceChange()
		await setImmediate()
	}
}
