// How customers see each other: by first names.
import type { ServiceContext } from '#database/context.server.ts'
import { unnamedTexts } from '../rules/unnamed.ts'
import { namesOf } from '../store/people.server.ts'

/** First names by id. Accounts of players may be children's: they and nameless ones are not named, see `firstNameIn`. */
export async function firstNamesOf(
	{ db }: Pick<ServiceContext, 'db'>,
	ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	if (ids.length === 0) return new Map()
	const rows = await namesOf(db, ids)
	const { player, guest } = unnamedTexts.en
	return new Map(
		rows.map(({ id, fullName, isPlayer }) => {
			const [first = ''] = fullName.trim().split(/\s+/u)
			return [id, isPlayer ? player : first || guest]
		}),
	)
}
