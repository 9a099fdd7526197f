// What the data export has of designs that are edited together.
import type { ServiceContext } from '#database/context.server.ts'
import { workIn } from '../rules/shared-work.ts'
import { coDesignsOfUser } from '../store/co-designs.server.ts'

const most = 1_000

/** Own designs with their present state, and when the person joined those of others. */
export async function coDesignsForExport({ db }: Pick<ServiceContext, 'db'>, userId: string) {
	const { own, joined } = await coDesignsOfUser(db, userId, most)
	return {
		own: own.map(({ document, ...facts }) => ({ ...facts, ...workIn(document, new WeakMap()) })),
		joined,
	}
}
