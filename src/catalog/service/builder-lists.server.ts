// The catalog pages of the builder: jerseys, uniforms and spirit wear.
import type { ServiceContext } from '#database/context.server.ts'
import { remembered } from '#database/remembered.server.ts'
import { soldSports } from '#shop-settings/service/shop.server.ts'
import {
	choiceMost,
	choiceStep,
	builderLists,
	type ListChoice,
	type BuilderListId,
	type BuilderListPage,
} from '../rules/builder-lists.ts'
import { builderCards, countBuilderList, heroPictures } from '../store/builder-lists.server.ts'

/** A catalog page without products. */
export const emptyBuilderList = (choice: ListChoice): BuilderListPage => ({
	choice,
	counts: new Map(),
	total: 0,
	cards: [],
	next: undefined,
	heroes: [],
})

/** One catalog page; at most four statements. */
export async function browseBuilderList(
	{ db }: Pick<ServiceContext, 'db'>,
	id: BuilderListId,
	choice: ListChoice,
): Promise<BuilderListPage> {
	const list = builderLists[id]
	const { chosen, show } = choice
	const counts = await remembered(db, `builder counts ${id}`, () => countBuilderList(db, soldSports(), list))
	const heroes = await remembered(db, `builder heroes ${id}`, () => heroPictures(db, list))
	const cards = await remembered(db, `builder cards ${id} ${chosen ?? ''} ${show}`, () =>
		builderCards(db, list, { chosen, limit: show }),
	)
	const total = counts.get(chosen ?? 'all') ?? 0
	const hasMore = total > cards.length && show < choiceMost
	return {
		choice,
		counts,
		total,
		cards,
		next: hasMore ? { chosen, show: show + choiceStep } : undefined,
		heroes,
	}
}
