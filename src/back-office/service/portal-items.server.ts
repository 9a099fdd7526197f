// A catalog entry's design is changed: staff is asked what becomes of open orders with another one.
import type { ApprovalDependencies } from '#approvals/dependencies.server.ts'
import { redesignQuestion } from '#approvals/service/redesign-question.server.ts'
import { redesignOrders } from '#approvals/service/redesign.server.ts'
import type { RedesignQuestion } from '#approvals/views.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import {
	itemForDesign,
	saveItem,
	type CatalogStep,
	type ItemChange,
} from '#portals/service/catalog.server.ts'

/** `ask`: not answered yet. `keep`: open orders keep what was ordered. `amend`: those that can take the new design do. */
export type OpenOrdersAnswer = { kind: 'ask' | 'keep' } | { kind: 'amend'; revision: string }

export type ItemSaved =
	| { kind: 'saved' }
	| { kind: 'asked'; question: RedesignQuestion }
	| { kind: 'amended'; orders: number; pieces: number }

/**
 * Saves the entry, unless its design changes while orders with another one are open: then nothing is saved until the
 * question is answered.
 * @throws Refusal forbidden, not_found, invalid; conflict also when open orders differ from those of the question
 */
export async function saveItemOrAsk(
	context: ServiceContext,
	dependencies: ApprovalDependencies,
	{ answer, ...saved }: CatalogStep & ItemChange & { answer: OpenOrdersAnswer },
): Promise<ItemSaved> {
	const item = await itemForDesign(context, saved)
	const { portalId, itemId, design } = saved
	const { productId, isOnlyOfProduct } = item
	const asked = { portalId, itemId, productId, isOnlyOfProduct, design }
	const isOther = item.designId !== (design?.id ?? null) || item.designVersion !== (design?.version ?? null)
	if (answer.kind === 'ask' && isOther) {
		const question = await redesignQuestion(context, asked)
		if (question) return { kind: 'asked', question }
	}
	if (answer.kind !== 'amend') {
		await saveItem(context, saved)
		return { kind: 'saved' }
	}
	const { revision } = answer
	return inTransaction(context, async (inner) => {
		await saveItem(inner, saved)
		return { kind: 'amended', ...(await redesignOrders(inner, dependencies, { ...asked, revision })) }
	})
}
