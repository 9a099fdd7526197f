// Designs of a person and votes between them, for tests.
import { randomUUID } from 'node:crypto'
import { profiles } from '#accounts/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { renameDesign } from '#designs/service/list.server.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { Role } from '#kit/roles.ts'
import { addDays, isoDate } from '#kit/time.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import type { NewVote } from '#votes/rules/vote-form.ts'
import { castBallot, voteForVoter } from '#votes/service/cast.server.ts'
import { createVote, voteForOwner } from '#votes/service/manage.server.ts'

export async function newDesigner(context: ServiceContext, roles: readonly Role[] = ['coach']) {
	const userId = randomUUID()
	await context.db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })
	return { ...context, actor: { userId, roles } }
}

type DesignChange = { designId?: string; baseVersion?: number; config?: Partial<DesignConfig> }

/** Saves a design of the product, plain but for the change. */
export async function saveTestDesign(
	person: ServiceContext,
	productId: string,
	{ designId, baseVersion = 0, config = {} }: DesignChange = {},
): Promise<string> {
	const plain = startingConfig(await subjectOf(person, productId), specPrices)
	const owner = { userId: person.actor.userId, visitorKey: null }
	const wanted = {
		productId,
		designId: designId ?? null,
		baseVersion,
		config: { ...plain, ...config },
		owner,
	}
	return (await saveDesign(person, wanted)).designId
}

/** Saved designs called "Design 1", "Design 2" and so on. */
export async function newDesigns(
	person: ServiceContext,
	productId: string,
	count: number,
): Promise<string[]> {
	const ids: string[] = []
	for (let at = 1; at <= count; at += 1) {
		const designId = await saveTestDesign(person, productId)
		await renameDesign(person, { designId, name: `Design ${at}` })
		ids.push(designId)
	}
	return ids
}

/** The form of a vote that is open for a week from the context's day. */
export const voteInput = (
	{ now }: Pick<ServiceContext, 'now'>,
	designIds: string[],
	change: Partial<NewVote> = {},
): NewVote => ({
	key: randomUUID(),
	title: 'Home jersey',
	closesOn: addDays(isoDate(now), 7),
	showsResult: false,
	designIds,
	...change,
})

/** A new vote as its owner sees it. */
export async function newVote(person: ServiceContext, designIds: string[], change: Partial<NewVote> = {}) {
	const id = await createVote(person, voteInput(person, designIds, change))
	return voteForOwner(person, id)
}

/** Ways to vote in a test, between designs of this product. */
export function voting(context: ServiceContext, productId: string) {
	/** Each vote comes from an address of its own, so that no limit is met by chance. */
	const cast = (
		token: string,
		position: number | string,
		...[device, now = context.now]: [device: string | null, now?: Date]
	) =>
		castBallot(
			{ ...context, now },
			{ token, position: String(position), device, clientAddress: randomUUID() },
		)
	const seen = (token: string, device: string | null = null, now = context.now) =>
		voteForVoter({ ...context, now }, { token, device })
	const counts = async (owner: ServiceContext, id: string) =>
		(await voteForOwner(owner, id)).rows.map(({ count }) => count)

	async function coachWithVote(change: Parameters<typeof newVote>[2] = {}, count = 2) {
		const coach = await newDesigner(context)
		const designIds = await newDesigns(coach, productId, count)
		return { coach, designIds, vote: await newVote(coach, designIds, change) }
	}
	return { cast, seen, counts, coachWithVote }
}
