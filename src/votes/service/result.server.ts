// The result of a vote.
import type { ServiceContext } from '#database/context.server.ts'
import { leadingOf, letterOf, percentsOf } from '../rules/vote.ts'
import { countedChoices } from '../store/votes.server.ts'

/** The designs of a vote with their votes. One statement. */
export async function resultOf({ db }: Pick<ServiceContext, 'db'>, voteId: string) {
	const choices = await countedChoices(db, [voteId])
	const counts = choices.map(({ count }) => count)
	const [percents, leading] = [percentsOf(counts), leadingOf(counts)]
	const rows = choices.map(({ voteId: _vote, ...choice }, at) => ({
		...choice,
		letter: letterOf(choice.position),
		percent: percents[at] ?? 0,
		isLeading: leading[at] ?? false,
	}))
	return { rows, total: counts.reduce((sum, count) => sum + count, 0) }
}
